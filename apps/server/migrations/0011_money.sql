CREATE TABLE "billing_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid,
	"payment_id" text,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"detail" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_findings" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "billing_findings_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"order_id" uuid,
	"payment_id" text,
	"subscription_id" uuid,
	CONSTRAINT "ledger_entries_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"entry_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"account" text NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_lines_entry_id_place_pk" PRIMARY KEY("entry_id","place"),
	CONSTRAINT "ledger_lines_amount" CHECK ("ledger_lines"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"plan_type" text NOT NULL,
	"plan_from" timestamp with time zone NOT NULL,
	"provider_id" text,
	"status" text NOT NULL,
	"list_paise" integer NOT NULL,
	"discount_paise" integer NOT NULL,
	"amount_paise" integer NOT NULL,
	"next_paise" integer,
	"days" integer,
	"unlimited_until" timestamp with time zone,
	"cycles" integer NOT NULL,
	"seats" integer,
	"referral_code" text,
	"buyer_hash" text NOT NULL,
	"buyer_name" text,
	"buyer_email" text,
	"created_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"poll_at" timestamp with time zone,
	"polls" integer DEFAULT 0 NOT NULL,
	"payment_pending" boolean DEFAULT false NOT NULL,
	CONSTRAINT "orders_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "orders_price" CHECK ("orders"."amount_paise" = "orders"."list_paise" - "orders"."discount_paise"),
	CONSTRAINT "orders_discount" CHECK ("orders"."discount_paise" >= 0 and "orders"."amount_paise" >= 100)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"subscription_id" uuid,
	"user_id" uuid,
	"plan_type" text NOT NULL,
	"list_paise" integer NOT NULL,
	"discount_paise" integer NOT NULL,
	"amount_paise" integer NOT NULL,
	"method" text,
	"paid_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"granted_ms" bigint NOT NULL,
	"revoked_ms" bigint DEFAULT 0 NOT NULL,
	"period_from" timestamp with time zone,
	"period_until" timestamp with time zone,
	"receipt_number" text NOT NULL,
	"seller" jsonb NOT NULL,
	"dispute_status" text,
	"disputed_at" timestamp with time zone,
	CONSTRAINT "payments_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "payments_price" CHECK ("payments"."amount_paise" = "payments"."list_paise" - "payments"."discount_paise")
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"plan_type" text NOT NULL,
	"in_force_from" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"price_paise" integer NOT NULL,
	"days" integer,
	"unlimited_until" timestamp with time zone,
	"sold_from" timestamp with time zone,
	"sold_until" timestamp with time zone,
	"seats" integer,
	"cycles" integer NOT NULL,
	"takes_referral" boolean NOT NULL,
	CONSTRAINT "plan_versions_plan_type_in_force_from_pk" PRIMARY KEY("plan_type","in_force_from"),
	CONSTRAINT "plan_versions_price" CHECK ("plan_versions"."price_paise" >= 100),
	CONSTRAINT "plan_versions_end" CHECK (("plan_versions"."days" is null) <> ("plan_versions"."unlimited_until" is null))
);
--> statement-breakpoint
CREATE TABLE "provider_plans" (
	"key_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"provider_plan_id" text NOT NULL,
	CONSTRAINT "provider_plans_key_id_amount_paise_pk" PRIMARY KEY("key_id","amount_paise")
);
--> statement-breakpoint
CREATE TABLE "provider_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"subscription_id" uuid,
	"wanted" text NOT NULL,
	"seen" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"wanted_since" timestamp with time zone NOT NULL,
	"charge_at" timestamp with time zone,
	"full_price_due" boolean NOT NULL,
	"next_paise" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_numbers" (
	"year_begins" date PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"status" text NOT NULL,
	"provider_id" text,
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"plan_type" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"saved_ms" bigint DEFAULT 0 NOT NULL,
	"auto_renew" boolean NOT NULL,
	"failed_at" timestamp with time zone,
	"noticed_charge" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscriptions_saved" CHECK (("subscriptions"."saved_ms" > 0) = ("subscriptions"."status" = 'paused'))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"body" text,
	"names" text[] NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referral_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"referrer_id" uuid,
	"used_by" uuid,
	"used_by_hash" text NOT NULL,
	"payment_id" text NOT NULL,
	"plan_type" text NOT NULL,
	"cashback_paise" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reversed_at" timestamp with time zone,
	"cashback_paid_at" timestamp with time zone,
	"cashback_paid_by" text,
	CONSTRAINT "referral_uses_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_subscriptions" ADD CONSTRAINT "provider_subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_subscriptions" ADD CONSTRAINT "provider_subscriptions_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_uses" ADD CONSTRAINT "referral_uses_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_uses" ADD CONSTRAINT "referral_uses_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_audit_by_time" ON "billing_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_of_subscription" ON "ledger_entries" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "ledger_of_payment" ON "ledger_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_account" ON "ledger_lines" USING btree ("account");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_to_poll" ON "orders" USING btree ("poll_at") WHERE poll_at is not null;--> statement-breakpoint
CREATE INDEX "orders_seats" ON "orders" USING btree ("plan_type") WHERE seats is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("user_id","plan_type") WHERE status = 'created';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_discounted" ON "orders" USING btree ("buyer_hash") WHERE status = 'created' and referral_code is not null;--> statement-breakpoint
CREATE INDEX "payments_by_user" ON "payments" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE INDEX "payments_of" ON "payments" USING btree ("subscription_id","paid_at");--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "provider_subscriptions_of" ON "provider_subscriptions" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one" ON "refunds" USING btree ("payment_id") WHERE status <> 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_living" ON "subscriptions" USING btree ("user_id","plan_type") WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "subscriptions_to_end" ON "subscriptions" USING btree ("ends_at") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "webhook_events_by_time" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_uses_once" ON "referral_uses" USING btree ("used_by_hash") WHERE reversed_at is null;--> statement-breakpoint
CREATE INDEX "referral_uses_of" ON "referral_uses" USING btree ("referrer_id","created_at");--> statement-breakpoint
CREATE INDEX "referral_uses_code" ON "referral_uses" USING btree ("code","created_at");--> statement-breakpoint
-- Ledger and audit are written once: a mistake is put right by another entry.
CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON "ledger_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION append_only();--> statement-breakpoint
CREATE TRIGGER ledger_lines_append_only BEFORE UPDATE OR DELETE ON "ledger_lines"
	FOR EACH STATEMENT EXECUTE FUNCTION append_only();--> statement-breakpoint
CREATE TRIGGER billing_audit_append_only BEFORE UPDATE OR DELETE ON "billing_audit"
	FOR EACH STATEMENT EXECUTE FUNCTION append_only();--> statement-breakpoint
-- At the end of a transaction each entry has lines, and they add up to nothing in each unit.
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	entry uuid;
BEGIN
	IF TG_TABLE_NAME = 'ledger_entries' THEN
		entry := NEW.id;
	ELSE
		entry := NEW.entry_id;
	END IF;
	IF NOT EXISTS (SELECT 1 FROM "ledger_lines" WHERE "entry_id" = entry) THEN
		RAISE EXCEPTION 'ledger entry % has no lines', entry USING ERRCODE = 'check_violation';
	END IF;
	IF EXISTS (SELECT 1 FROM "ledger_lines" WHERE "entry_id" = entry GROUP BY "unit" HAVING sum("amount") <> 0) THEN
		RAISE EXCEPTION 'ledger entry % does not balance', entry USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON "ledger_entries"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_lines_balance AFTER INSERT ON "ledger_lines"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();
