ALTER TABLE "question_reports" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "question_reports" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_reports" ADD COLUMN "seen_at" timestamp with time zone;