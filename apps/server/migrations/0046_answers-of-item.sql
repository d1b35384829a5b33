-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "answers_of_item" ON "answers" USING btree ("user_id","item_id");
