-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "practice_sessions_by_time" ON "practice_sessions" USING btree ("created_at");
