CREATE TABLE "known_browsers" (
	"user_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_browser_pk" PRIMARY KEY("user_id","browser")
);
--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP INDEX "users_verified_email";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_email_purpose_pk";--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_email_purpose_asker_pk" PRIMARY KEY("email","purpose","asker");--> statement-breakpoint
ALTER TABLE "pending_signups" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "id" uuid;--> statement-breakpoint
UPDATE "tokens" SET "id" = gen_random_uuid();--> statement-breakpoint
ALTER TABLE "tokens" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "client" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mailbox" text;--> statement-breakpoint
-- Accounts of before are found by the spelling they were proved with.
UPDATE "users" SET "mailbox" = "email";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "mailbox" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_mailbox" ON "users" USING btree ("mailbox") WHERE email_verified;--> statement-breakpoint
CREATE INDEX "users_mailbox" ON "users" USING btree ("mailbox","created_at");
