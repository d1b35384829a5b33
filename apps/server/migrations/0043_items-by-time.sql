-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "items_by_time" ON "items" USING btree ("created_at","id");