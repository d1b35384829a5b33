ALTER TABLE "pyq_questions" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "pyq_questions" ADD COLUMN "proposed_answer" text;