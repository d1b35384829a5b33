CREATE TABLE "doubt_messages" (
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"intent" text,
	"step" smallint,
	"term" text,
	"while_open" boolean,
	"said" text[],
	"twin_id" uuid,
	CONSTRAINT "doubt_messages_user_id_item_id_number_pk" PRIMARY KEY("user_id","item_id","number")
);
--> statement-breakpoint
CREATE TABLE "doubt_threads" (
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"used" smallint DEFAULT 0 NOT NULL,
	"hints" smallint DEFAULT 0 NOT NULL,
	"helped_session" uuid,
	"help" text,
	"running" uuid,
	"running_until" timestamp with time zone,
	CONSTRAINT "doubt_threads_user_id_item_id_pk" PRIMARY KEY("user_id","item_id"),
	CONSTRAINT "doubt_threads_used" CHECK ("doubt_threads"."used" between 0 and 10),
	CONSTRAINT "doubt_threads_running" CHECK (("doubt_threads"."running" is null) = ("doubt_threads"."running_until" is null)),
	CONSTRAINT "doubt_threads_helped" CHECK (("doubt_threads"."help" is null) = ("doubt_threads"."helped_session" is null))
);
--> statement-breakpoint
ALTER TABLE "doubt_messages" ADD CONSTRAINT "doubt_messages_user_id_item_id_doubt_threads_user_id_item_id_fk" FOREIGN KEY ("user_id","item_id") REFERENCES "public"."doubt_threads"("user_id","item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doubt_threads" ADD CONSTRAINT "doubt_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;