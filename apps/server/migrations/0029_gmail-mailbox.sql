CREATE TABLE "gmail_connection" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"address" text NOT NULL,
	"sealed_refresh_token" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "gmail_connection_one" CHECK ("gmail_connection"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "gmail_authorizations" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"sealed_verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gmail_authorizations" ADD CONSTRAINT "gmail_authorizations_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;