CREATE TABLE "bank_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_corrections" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"why" text NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pictures_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "family" uuid;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "edition" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "form" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "retired_by" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "masked_fingerprint" text;--> statement-breakpoint
-- Fingerprints, forms and editions of generated questions are filled in by the start that follows.
UPDATE "items" SET "family" = "id", "fingerprint" = '', "masked_fingerprint" = '',
	"retired_by" = CASE WHEN "status" = 'retired' THEN 'release' END,
	"status" = CASE WHEN "status" = 'published' THEN 'live' ELSE "status" END;--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "family" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "fingerprint" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "masked_fingerprint" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_replaces_items_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action
	-- A backup is restored in whatever order the rows lie in.
	DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
CREATE INDEX "items_by_fingerprint" ON "items" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "items_by_masked_fingerprint" ON "items" USING btree ("masked_fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "items_replaced_once" ON "items" USING btree ("replaces");--> statement-breakpoint
CREATE UNIQUE INDEX "items_one_live_of_a_family" ON "items" USING btree ("family") WHERE status = 'live';--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_retired" CHECK (("items"."status" = 'retired') = ("items"."retired_by" is not null));--> statement-breakpoint
-- However the bank is changed, also by hand, every process sees that the one it holds in memory is out of date.
CREATE FUNCTION bank_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Once in a transaction: thousands of versions of one row in one transaction would cost their square.
	IF current_setting('twelvefold.bank_changed', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
		INSERT INTO "bank_version" ("version") VALUES (1)
			ON CONFLICT ("only") DO UPDATE SET "version" = "bank_version"."version" + 1;
		PERFORM set_config('twelvefold.bank_changed', pg_current_xact_id()::text, true);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER items_changed AFTER INSERT OR UPDATE OR DELETE ON "items"
	FOR EACH STATEMENT EXECUTE FUNCTION bank_changed();--> statement-breakpoint
CREATE TRIGGER key_corrections_changed AFTER INSERT OR UPDATE OR DELETE ON "key_corrections"
	FOR EACH STATEMENT EXECUTE FUNCTION bank_changed();
