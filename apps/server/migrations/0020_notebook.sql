CREATE TABLE "goals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"exam_date" date,
	"days_a_week" smallint,
	"target_percentile" real,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_marks" (
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"bookmarked" boolean NOT NULL,
	"to_review" boolean NOT NULL,
	"note" text NOT NULL,
	"reason" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_marks_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_marks" ADD CONSTRAINT "question_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;