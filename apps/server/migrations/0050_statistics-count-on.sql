INSERT INTO "progress" ("name", "upto", "caught_up_at")
	SELECT 'question statistics', to_char("counted_until" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), now()
	FROM "statistics_progress";--> statement-breakpoint
DROP TABLE "statistics_progress";
