CREATE TABLE "item_flags" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"flagged_at" timestamp with time zone NOT NULL,
	"withdrawn" boolean NOT NULL,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"reason" text,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_reports_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "item_flags" ADD CONSTRAINT "item_flags_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_reports_by_item" ON "question_reports" USING btree ("item_id","reported_at");