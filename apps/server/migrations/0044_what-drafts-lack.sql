ALTER TABLE "item_proposals" ALTER COLUMN "type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "item_proposals" ALTER COLUMN "confidence" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "item_proposals" ADD COLUMN "lacks_type" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "item_proposals" ADD COLUMN "lacks_band" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item_proposals" ADD COLUMN "lacks_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item_proposals" ADD COLUMN "band" text;--> statement-breakpoint
ALTER TABLE "item_proposals" ADD COLUMN "answer" text;--> statement-breakpoint
INSERT INTO "item_proposals" ("item_id") SELECT "id" FROM "items" WHERE "status" = 'draft' AND "type" = '' ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "item_proposals" p USING "items" i WHERE i."id" = p."item_id" AND i."type" <> '';--> statement-breakpoint
ALTER TABLE "item_proposals" ALTER COLUMN "lacks_type" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "item_proposals" ALTER COLUMN "lacks_band" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "item_proposals" ALTER COLUMN "lacks_answer" DROP DEFAULT;
