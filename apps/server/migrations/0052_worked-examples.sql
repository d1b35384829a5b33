CREATE TABLE "worked_examples" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"seed" integer NOT NULL,
	"lines_asked" smallint NOT NULL,
	"next_line" smallint NOT NULL,
	"lines_right" smallint DEFAULT 0 NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "worked_examples_user_id_session_id_position_pk" PRIMARY KEY("user_id","session_id","position")
);
--> statement-breakpoint
ALTER TABLE "worked_examples" ADD CONSTRAINT "worked_examples_user_id_session_id_practice_sessions_user_id_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."practice_sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;