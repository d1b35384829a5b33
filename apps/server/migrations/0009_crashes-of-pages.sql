CREATE TABLE "page_crashes" (
	"id" text PRIMARY KEY NOT NULL,
	"release" text NOT NULL,
	"route" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"times" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "page_crashes_by_last" ON "page_crashes" USING btree ("last_at");