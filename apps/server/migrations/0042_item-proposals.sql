CREATE TABLE "item_proposals" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"confidence" real NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item_proposals" ADD CONSTRAINT "item_proposals_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;