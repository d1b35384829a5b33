CREATE TABLE "buyer_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text,
	"gstin" text,
	"business_name" text,
	"business_address" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
ALTER TABLE "buyer_details" ADD CONSTRAINT "buyer_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;