CREATE TABLE "calibration" (
	"week" date NOT NULL,
	"band" text NOT NULL,
	"tenth" smallint NOT NULL,
	"answers" integer NOT NULL,
	"expected" double precision NOT NULL,
	"correct" integer NOT NULL,
	CONSTRAINT "calibration_week_band_tenth_pk" PRIMARY KEY("week","band","tenth")
);
--> statement-breakpoint
CREATE TABLE "item_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family" uuid NOT NULL,
	"before_id" uuid NOT NULL,
	"after_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_statistics" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"chosen" integer[] NOT NULL,
	"known" integer[] NOT NULL,
	"abilities" double precision[] NOT NULL,
	"squares" double precision NOT NULL,
	"skipped" integer NOT NULL,
	"pictures_failed" integer NOT NULL,
	"times" integer[] NOT NULL,
	"doubts" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_progress" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"counted_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "item_changes" ADD CONSTRAINT "item_changes_before_id_items_id_fk" FOREIGN KEY ("before_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_changes" ADD CONSTRAINT "item_changes_after_id_items_id_fk" FOREIGN KEY ("after_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_statistics" ADD CONSTRAINT "item_statistics_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_changes_by_family" ON "item_changes" USING btree ("family","changed_at" desc);