DROP INDEX "refunds_one";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "taken_back_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "revoked_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_of" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
-- Until now only whole payments went back, and their time with the first try.
UPDATE "payments" SET "taken_back_paise" = "amount_paise"
WHERE "charged_back_paise" = "amount_paise" OR EXISTS (SELECT 1 FROM "refunds" r WHERE r."payment_id" = "payments"."id");
