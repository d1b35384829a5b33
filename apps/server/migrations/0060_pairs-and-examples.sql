ALTER TABLE "answers" ADD COLUMN "example" real;--> statement-breakpoint
ALTER TABLE "session_items" ADD COLUMN "pairs" smallint[];--> statement-breakpoint
ALTER TABLE "worked_examples" ADD COLUMN "missed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE VIEW "public"."judged_answers" AS (
  select a.answered_at, a.user_id, a.item_id, a.session_id, a.sequence, a.elapsed_ms, a.difficulty, a.logit,
    a.logit_variance, a.position, a.target_seconds,
    case when c.key is null or a.chosen is null then a.outcome when a.chosen = c.key then 'correct' else 'incorrect' end
      as outcome,
    a.chosen, a.band, a.type, a.also, case when a.chosen = c.key then null else a.misconception end as misconception, a.help,
    a.example
  from answers a left join key_corrections c on c.item_id = a.item_id);