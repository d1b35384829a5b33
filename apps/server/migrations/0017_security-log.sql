CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"mailbox_hash" text NOT NULL,
	"kind" text NOT NULL,
	"agent" text NOT NULL,
	"client" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"folded" text,
	CONSTRAINT "security_events_folded_unique" UNIQUE("folded")
);
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_of" ON "security_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "security_events_of_mailbox" ON "security_events" USING btree ("mailbox_hash");--> statement-breakpoint
CREATE INDEX "security_events_by_time" ON "security_events" USING btree ("at");