CREATE TABLE "departed_answers" (
	"item_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "departed_answers_item_id_outcome_pk" PRIMARY KEY("item_id","outcome")
);
--> statement-breakpoint
CREATE TABLE "departed_sessions" (
	"kind" text PRIMARY KEY NOT NULL,
	"completed" integer NOT NULL
);
--> statement-breakpoint
-- However rows go, by themselves or with their account, what they counted is kept without a name. One who leaves waits
-- for another: the counts of both are the same rows.
CREATE FUNCTION answers_depart() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(712014);
	INSERT INTO "departed_answers" ("item_id", "outcome", "answers")
		SELECT "item_id", "outcome", count(*)::int FROM gone GROUP BY 1, 2
		ON CONFLICT ("item_id", "outcome") DO UPDATE
		SET "answers" = "departed_answers"."answers" + excluded."answers";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER answers_depart AFTER DELETE ON "answers" REFERENCING OLD TABLE AS gone
	FOR EACH STATEMENT EXECUTE FUNCTION answers_depart();--> statement-breakpoint
CREATE FUNCTION sessions_depart() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(712014);
	INSERT INTO "departed_sessions" ("kind", "completed")
		SELECT "kind", count(*)::int FROM gone WHERE "status" = 'completed' GROUP BY 1
		ON CONFLICT ("kind") DO UPDATE
		SET "completed" = "departed_sessions"."completed" + excluded."completed";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_depart AFTER DELETE ON "practice_sessions" REFERENCING OLD TABLE AS gone
	FOR EACH STATEMENT EXECUTE FUNCTION sessions_depart();
