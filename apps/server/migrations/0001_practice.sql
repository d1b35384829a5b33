CREATE TABLE "privileged_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "privileged_emails_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"band" text NOT NULL,
	"difficulty" real NOT NULL,
	"stem" text NOT NULL,
	"options" jsonb NOT NULL,
	"key" text NOT NULL,
	"solution" jsonb NOT NULL,
	"figure" jsonb,
	"target_seconds" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "items_target_seconds_positive" CHECK ("items"."target_seconds" > 0)
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"sequence" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"chosen" text,
	"misconception" text,
	"elapsed_ms" integer,
	"type" text NOT NULL,
	"band" text NOT NULL,
	"difficulty" real NOT NULL,
	"target_seconds" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answers_user_id_session_id_position_pk" PRIMARY KEY("user_id","session_id","position"),
	CONSTRAINT "answers_chosen" CHECK (("answers"."outcome" in ('correct', 'incorrect')) = ("answers"."chosen" is not null))
);
--> statement-breakpoint
CREATE TABLE "learners" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"sequence" integer NOT NULL,
	"carry" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"items" jsonb NOT NULL,
	"carry" jsonb NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"served_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_notes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"note" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_notes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "practice_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"total" smallint NOT NULL,
	"final_count" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"first_shown_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"correlation_id" uuid,
	CONSTRAINT "practice_sessions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "practice_sessions_final_count" CHECK ("practice_sessions"."final_count" between 0 and "practice_sessions"."total"),
	CONSTRAINT "practice_sessions_completed" CHECK (("practice_sessions"."status" = 'completed') = ("practice_sessions"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "preparations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phase" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_items" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"item_id" uuid NOT NULL,
	"reason_kind" text NOT NULL,
	"reason" text NOT NULL,
	"probability" real NOT NULL,
	"served_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_items_user_id_session_id_position_pk" PRIMARY KEY("user_id","session_id","position")
);
--> statement-breakpoint
CREATE TABLE "session_progress" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"current_question_index" smallint NOT NULL,
	"total_questions" smallint NOT NULL,
	"last_question_id" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_progress_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_session_id_practice_sessions_user_id_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."practice_sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_items" ADD CONSTRAINT "session_items_user_id_session_id_practice_sessions_user_id_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."practice_sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_by_type" ON "items" USING btree ("type","band");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_sequence" ON "answers" USING btree ("user_id","sequence");--> statement-breakpoint
CREATE INDEX "page_notes_by_age" ON "page_notes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_sessions_id" ON "practice_sessions" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_sessions_number" ON "practice_sessions" USING btree ("user_id","kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_sessions_one_open" ON "practice_sessions" USING btree ("user_id","kind") WHERE status = 'planned';--> statement-breakpoint
CREATE UNIQUE INDEX "session_items_once" ON "session_items" USING btree ("user_id","session_id","item_id");--> statement-breakpoint
CREATE INDEX "session_items_seen" ON "session_items" USING btree ("user_id","item_id","served_at");--> statement-breakpoint
CREATE FUNCTION answers_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'answers are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER answers_stay BEFORE UPDATE ON "answers" FOR EACH ROW EXECUTE FUNCTION answers_stay();
