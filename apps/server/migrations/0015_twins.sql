CREATE TABLE "twins" (
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"root_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"sequence" integer,
	CONSTRAINT "twins_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "twins" ADD CONSTRAINT "twins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A twin is made while a student waits and never planned with: the bank in memory is as good as before.
CREATE FUNCTION items_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM added WHERE status <> 'twin')
		AND current_setting('twelvefold.bank_changed', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
		INSERT INTO "bank_version" ("version") VALUES (1)
			ON CONFLICT ("only") DO UPDATE SET "version" = "bank_version"."version" + 1;
		PERFORM set_config('twelvefold.bank_changed', pg_current_xact_id()::text, true);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER items_changed ON "items";--> statement-breakpoint
CREATE TRIGGER items_changed AFTER UPDATE OR DELETE ON "items"
	FOR EACH STATEMENT EXECUTE FUNCTION bank_changed();--> statement-breakpoint
CREATE TRIGGER items_added AFTER INSERT ON "items" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION items_added();
