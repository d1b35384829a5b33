CREATE TABLE "tutor_days" (
	"day" date PRIMARY KEY NOT NULL,
	"model_replies" integer NOT NULL
);
