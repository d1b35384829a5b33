CREATE TABLE "study_plans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"track" text NOT NULL,
	"status" text NOT NULL,
	"total_days" smallint NOT NULL,
	"daily_minutes" smallint NOT NULL,
	"starts_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "study_plans_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "study_plans_ended" CHECK (("study_plans"."status" = 'active') = ("study_plans"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "study_units" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"day" date NOT NULL,
	"place" smallint NOT NULL,
	"subcategory" text NOT NULL,
	"band" text NOT NULL,
	"questions" integer NOT NULL,
	CONSTRAINT "study_units_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "study_units_questions" CHECK ("study_units"."questions" > 0)
);
--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD COLUMN "unit_id" uuid;--> statement-breakpoint
ALTER TABLE "study_units" ADD CONSTRAINT "study_units_user_id_plan_id_study_plans_user_id_id_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."study_plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "study_plans_one_active" ON "study_plans" USING btree ("user_id") WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "study_units_place" ON "study_units" USING btree ("user_id","plan_id","day","place");--> statement-breakpoint
CREATE INDEX "study_units_by_day" ON "study_units" USING btree ("user_id","day");