-- A plan that failed is a job now.
DROP TABLE "preparations";--> statement-breakpoint
-- Answers: new columns, keys that begin with the student, no key on sessions; a table made anew, its columns by width.
DROP TRIGGER answers_depart ON "answers";--> statement-breakpoint
DROP TRIGGER sessions_depart ON "practice_sessions";--> statement-breakpoint
DROP FUNCTION answers_depart();--> statement-breakpoint
DROP FUNCTION sessions_depart();--> statement-breakpoint
DROP TABLE "departed_sessions";--> statement-breakpoint
ALTER TABLE "answers" RENAME TO "answers_before";--> statement-breakpoint
ALTER TABLE "answers_before" DROP CONSTRAINT "answers_chosen";--> statement-breakpoint
CREATE TABLE "answers" (
	"answered_at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"session_id" uuid,
	"sequence" integer NOT NULL,
	"elapsed_ms" integer,
	"difficulty" real NOT NULL,
	"logit" real,
	"logit_variance" real,
	"position" smallint,
	"target_seconds" smallint NOT NULL,
	"outcome" text NOT NULL,
	"chosen" text,
	"band" text NOT NULL,
	"type" text NOT NULL,
	"misconception" text,
	"help" text,
	CONSTRAINT "answers_chosen" CHECK (("answers"."outcome" in ('correct', 'incorrect')) = ("answers"."chosen" is not null)),
	CONSTRAINT "answers_within" CHECK (("answers"."session_id" is null) = ("answers"."position" is null))
);--> statement-breakpoint
INSERT INTO "answers" ("answered_at", "user_id", "item_id", "session_id", "sequence", "elapsed_ms", "difficulty",
	"position", "target_seconds", "outcome", "chosen", "band", "type", "misconception")
	SELECT "answered_at", "user_id", "item_id", "session_id", "sequence", "elapsed_ms", "difficulty",
		"position", "target_seconds", "outcome", "chosen", "band", "type", "misconception"
	FROM "answers_before" ORDER BY "answered_at";--> statement-breakpoint
DROP TABLE "answers_before";--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_sequence_pk" PRIMARY KEY("user_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_place" ON "answers" USING btree ("user_id","session_id","position");--> statement-breakpoint
CREATE INDEX "answers_by_time" ON "answers" USING brin ("answered_at");--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER answers_stay BEFORE UPDATE ON "answers" FOR EACH ROW EXECUTE FUNCTION answers_stay();--> statement-breakpoint
-- Sessions: none was paid for so far. Their questions: a row a session, the figures of a reason taken from its sentence.
DROP INDEX "practice_sessions_id";--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD COLUMN "allowance" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_sessions" ALTER COLUMN "allowance" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "session_items" RENAME TO "session_items_before";--> statement-breakpoint
CREATE TABLE "session_items" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"served_at" timestamp with time zone NOT NULL,
	"item_ids" uuid[] NOT NULL,
	"reasons" text[] NOT NULL,
	"probabilities" real[] NOT NULL
);--> statement-breakpoint
INSERT INTO "session_items" ("user_id", "session_id", "served_at", "item_ids", "reasons", "probabilities")
	SELECT "user_id", "session_id", min("served_at"), array_agg("item_id" ORDER BY "position"),
		array_agg(rtrim(concat_ws(':', "reason_kind",
			CASE WHEN "reason" ~* 'you got the one you tried right' THEN '1:0'
				WHEN "reason" ~* 'you missed the one you tried' THEN '0:1'
				WHEN "reason" ~ 'none of \d+ right' THEN '0:' || substring("reason" from 'none of (\d+) right')
				WHEN "reason" ~ '\d+ of \d+ right' THEN substring("reason" from '(\d+) of \d+ right') || ':'
					|| (substring("reason" from '\d+ of (\d+) right')::int - substring("reason" from '(\d+) of \d+ right')::int)
				ELSE ':' END,
			CASE WHEN "reason" ~ 'a short while ago' THEN '0' WHEN "reason" ~ 'a day ago' THEN '1'
				ELSE coalesce(substring("reason" from '(\d+) days ago'), '') END), ':') ORDER BY "position"),
		array_agg("probability" ORDER BY "position")
	FROM "session_items_before" GROUP BY "user_id", "session_id";--> statement-breakpoint
DROP TABLE "session_items_before";--> statement-breakpoint
ALTER TABLE "session_items" ADD CONSTRAINT "session_items_user_id_session_id_pk" PRIMARY KEY("user_id","session_id");--> statement-breakpoint
CREATE INDEX "session_items_lately" ON "session_items" USING btree ("served_at");--> statement-breakpoint
ALTER TABLE "session_items" ADD CONSTRAINT "session_items_user_id_session_id_practice_sessions_user_id_id_fk" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."practice_sessions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Packs that wait hold sentences: they are planned again at the next look.
DELETE FROM "packs";--> statement-breakpoint
-- Version 0 is no version of the engine: the running totals are made by the rebuild that follows.
ALTER TABLE "learners" ADD COLUMN "totals" json DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "learners" ALTER COLUMN "totals" DROP DEFAULT, ALTER COLUMN "version" DROP DEFAULT, ALTER COLUMN "revision" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "learners_by_version" ON "learners" USING btree ("version");
