CREATE TABLE "difficulty_shifts" (
	"scope" text NOT NULL,
	"code" text NOT NULL,
	"shift" real NOT NULL,
	"spread" real NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "difficulty_shifts_scope_code_pk" PRIMARY KEY("scope","code")
);
--> statement-breakpoint
CREATE TABLE "difficulty_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"learnt_at" timestamp with time zone NOT NULL,
	"answers" integer NOT NULL,
	"drift" real NOT NULL,
	"aim" real
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "learnt" real DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What answers add to the difficulty of a question of this type, band, form and family: each part as far as it is known.
CREATE FUNCTION learnt_of(item_type text, item_band text, item_form text, item_family uuid) RETURNS real LANGUAGE sql STABLE AS $$
	SELECT coalesce(sum("shift"), 0)::real FROM "difficulty_shifts"
	WHERE ("scope" = 'cell' AND "code" = item_type || ' ' || item_band)
		OR ("scope" = 'form' AND "code" = item_type || ' ' || item_band || ' ' || item_form)
		OR ("scope" = 'item' AND "code" = item_family::text)
$$;--> statement-breakpoint
-- However a question comes in, it begins with what is known of its form.
CREATE FUNCTION item_begins_as_its_form() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."learnt" := learnt_of(NEW."type", NEW."band", NEW."form", NEW."family");
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER items_begin BEFORE INSERT OR UPDATE OF "type", "band", "form" ON "items"
	FOR EACH ROW EXECUTE FUNCTION item_begins_as_its_form();
