CREATE TABLE "difficulty_sums" (
	"month" date NOT NULL,
	"item_id" uuid NOT NULL,
	"answers" integer NOT NULL,
	"information" double precision NOT NULL,
	"located" double precision NOT NULL,
	"expected" double precision NOT NULL,
	"weights" double precision[] NOT NULL,
	CONSTRAINT "difficulty_sums_month_item_id_pk" PRIMARY KEY("month","item_id")
);
