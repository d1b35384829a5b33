CREATE TABLE "day_figures" (
	"day" date PRIMARY KEY NOT NULL,
	"sign_ups" integer NOT NULL,
	"first_sessions" integer NOT NULL,
	"active" integer NOT NULL
);
