CREATE TABLE "pack_aims" (
	"number" integer PRIMARY KEY NOT NULL,
	"aim" real,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "difficulty_versions" ADD COLUMN "aim_evidence" jsonb;--> statement-breakpoint
CREATE TRIGGER pack_aims_changed AFTER INSERT OR UPDATE OR DELETE ON "pack_aims"
	FOR EACH STATEMENT EXECUTE FUNCTION bank_changed();
