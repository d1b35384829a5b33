-- concurrently
-- Harmless when it runs again, and nobody who writes a note waits for the index.
ALTER TABLE "pyq_questions" ADD COLUMN IF NOT EXISTS "answer" text;--> statement-breakpoint
ALTER TABLE "pyq_questions" ADD COLUMN IF NOT EXISTS "proposed_answer" text;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "feedback_by_time" ON "feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "page_notes_failures" ON "page_notes" USING btree ("created_at","id") WHERE kind = 'pack_failure';
