CREATE TABLE "insights" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"all_time_markdown" text NOT NULL,
	"recent_markdown" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"subcategory" text NOT NULL,
	"wished_at" timestamp with time zone NOT NULL
);
