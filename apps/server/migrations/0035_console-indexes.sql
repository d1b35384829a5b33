-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_by_time" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "referral_uses_by" ON "referral_uses" USING btree ("used_by");
