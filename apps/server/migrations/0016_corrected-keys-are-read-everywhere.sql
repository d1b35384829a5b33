ALTER TABLE "key_corrections" ADD COLUMN "number" integer;--> statement-breakpoint
UPDATE "key_corrections" k SET "number" = n."number"
	FROM (SELECT "item_id", row_number() OVER (ORDER BY "corrected_at", "item_id") AS "number" FROM "key_corrections") n
	WHERE n."item_id" = k."item_id";--> statement-breakpoint
ALTER TABLE "key_corrections" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "corrections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_number_unique" UNIQUE("number");--> statement-breakpoint
CREATE VIEW "public"."judged_answers" AS (
  select a.answered_at, a.user_id, a.item_id, a.session_id, a.sequence, a.elapsed_ms, a.difficulty, a.logit,
    a.logit_variance, a.position, a.target_seconds,
    case when c.key is null or a.chosen is null then a.outcome when a.chosen = c.key then 'correct' else 'incorrect' end
      as outcome,
    a.chosen, a.band, a.type, case when a.chosen = c.key then null else a.misconception end as misconception, a.help
  from answers a left join key_corrections c on c.item_id = a.item_id);