ALTER TABLE "receipt_numbers" ADD COLUMN "last_credit_note" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_audit" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "dispute_decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_back_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit_note_number" text;--> statement-breakpoint
ALTER TABLE "billing_audit" ADD CONSTRAINT "billing_audit_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_audit_of" ON "billing_audit" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_note_number_unique" UNIQUE("credit_note_number");--> statement-breakpoint
DROP TRIGGER billing_audit_append_only ON "billing_audit";--> statement-breakpoint
UPDATE "billing_audit" a SET "user_id" = coalesce(
	(SELECT p.user_id FROM "payments" p WHERE p.id = a.payment_id),
	(SELECT s.user_id FROM "subscriptions" s WHERE s.id = a.subscription_id));--> statement-breakpoint
-- The person may be taken off when their account goes; nothing else of a line changes.
CREATE FUNCTION billing_audit_only_forgets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.user_id IS NULL AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'billing_audit is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER billing_audit_append_only BEFORE DELETE OR TRUNCATE ON "billing_audit"
	FOR EACH STATEMENT EXECUTE FUNCTION append_only();--> statement-breakpoint
CREATE TRIGGER billing_audit_only_forgets BEFORE UPDATE ON "billing_audit"
	FOR EACH ROW EXECUTE FUNCTION billing_audit_only_forgets();--> statement-breakpoint
UPDATE "payments" SET "dispute_decided_at" = "disputed_at" WHERE "dispute_status" IN ('won', 'lost', 'closed');--> statement-breakpoint
-- Refunds that were made before have their credit notes too, in the order they were made.
WITH made AS (
	SELECT id, settled_at, extract(year FROM (settled_at AT TIME ZONE 'Asia/Kolkata') - interval '3 months')::int AS year
	FROM "refunds" WHERE "status" = 'accepted' AND "settled_at" IS NOT NULL
), numbered AS (
	SELECT id, year, row_number() OVER (PARTITION BY year ORDER BY settled_at, id) AS n FROM made
)
UPDATE "refunds" r SET "credit_note_number" = 'CN-' || lpad((n.year % 100)::text, 2, '0')
	|| lpad(((n.year + 1) % 100)::text, 2, '0') || '-' || lpad(n.n::text, 6, '0')
	FROM numbered n WHERE n.id = r.id;--> statement-breakpoint
INSERT INTO "receipt_numbers" ("year_begins", "last", "last_credit_note")
	SELECT make_date(extract(year FROM (settled_at AT TIME ZONE 'Asia/Kolkata') - interval '3 months')::int, 4, 1), 0, count(*)
	FROM "refunds" WHERE "credit_note_number" IS NOT NULL GROUP BY 1
	ON CONFLICT ("year_begins") DO UPDATE SET "last_credit_note" = excluded."last_credit_note";
