CREATE TABLE "exam_weights" (
	"subcategory" text PRIMARY KEY NOT NULL,
	"asked" integer NOT NULL,
	"weight" real NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Packs are planned by them: every process sees that the bank it holds in memory is out of date.
CREATE TRIGGER exam_weights_changed AFTER INSERT OR UPDATE OR DELETE ON "exam_weights"
	FOR EACH STATEMENT EXECUTE FUNCTION bank_changed();
