CREATE TABLE "progress" (
	"name" text PRIMARY KEY NOT NULL,
	"upto" text NOT NULL,
	"caught_up_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "is_first" boolean;--> statement-breakpoint
-- An answer is never changed. Whether it was the first to its item may be filled in once, where it is not known.
CREATE OR REPLACE FUNCTION answers_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."is_first" IS NULL THEN
		OLD."is_first" := NEW."is_first";
		IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NEW; END IF;
	END IF;
	RAISE EXCEPTION 'answers are never changed';
END $$;
