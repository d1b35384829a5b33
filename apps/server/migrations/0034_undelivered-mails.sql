CREATE TABLE "undelivered_mails" (
	"day" date NOT NULL,
	"cause" text NOT NULL,
	"mails" integer NOT NULL,
	CONSTRAINT "undelivered_mails_day_cause_pk" PRIMARY KEY("day","cause")
);
