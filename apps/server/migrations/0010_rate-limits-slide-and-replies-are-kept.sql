CREATE TABLE "kept_replies" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"user_id" uuid,
	"sealed" text,
	"begun_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What was counted begins anew: windows are not times.
DELETE FROM "rate_counters";--> statement-breakpoint
ALTER TABLE "rate_counters" DROP CONSTRAINT "rate_counters_subject_seconds_pk";--> statement-breakpoint
ALTER TABLE "rate_counters" ADD PRIMARY KEY ("subject");--> statement-breakpoint
ALTER TABLE "rate_counters" ADD COLUMN "taken_at" timestamp with time zone[] NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_counters" ADD COLUMN "granted" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_counters" ADD COLUMN "expires_at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "kept_replies_by_user" ON "kept_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kept_replies_by_end" ON "kept_replies" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_counters_by_end" ON "rate_counters" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "rate_counters" DROP COLUMN "seconds";--> statement-breakpoint
ALTER TABLE "rate_counters" DROP COLUMN "started_at";--> statement-breakpoint
ALTER TABLE "rate_counters" DROP COLUMN "taken";--> statement-breakpoint
-- Counters that guard secrets survive a crash.
ALTER TABLE "rate_counters" SET LOGGED;
