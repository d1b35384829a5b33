CREATE TABLE "lesson_marks" (
	"user_id" uuid NOT NULL,
	"subcategory" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_marks_user_id_subcategory_pk" PRIMARY KEY("user_id","subcategory")
);
--> statement-breakpoint
ALTER TABLE "lesson_marks" ADD CONSTRAINT "lesson_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;