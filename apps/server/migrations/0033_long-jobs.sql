CREATE TABLE "long_jobs" (
	"queue" text PRIMARY KEY NOT NULL,
	"admin_id" uuid,
	"done" integer NOT NULL,
	"total" integer,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"result" text
);
