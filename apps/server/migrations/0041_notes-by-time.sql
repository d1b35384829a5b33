-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "feedback_by_time" ON "feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "page_notes_failures" ON "page_notes" USING btree ("created_at","id") WHERE kind = 'pack_failure';