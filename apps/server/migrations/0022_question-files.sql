CREATE TABLE "question_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"filename" text NOT NULL,
	"admin_id" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"successful" integer NOT NULL,
	"drafts" integer NOT NULL,
	"failed" integer NOT NULL,
	"duplicates" integer NOT NULL,
	"refused_csv" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "type_frequencies" (
	"type" text PRIMARY KEY NOT NULL,
	"asked" integer NOT NULL,
	"ratio" real NOT NULL,
	"score" real NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pyq_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"filename" text NOT NULL,
	"admin_id" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"content" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"questions" integer NOT NULL,
	"years" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pyq_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"stem" text NOT NULL,
	"fingerprint" text NOT NULL,
	"year" integer NOT NULL,
	"image_url" text NOT NULL,
	"figure" jsonb,
	"type" text,
	"band" text,
	"proposed_type" text,
	"proposed_band" text,
	"confidence" real
);
--> statement-breakpoint
ALTER TABLE "pyq_questions" ADD CONSTRAINT "pyq_questions_file_id_pyq_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."pyq_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_imports_by_time" ON "question_imports" USING btree ("imported_at");--> statement-breakpoint
CREATE INDEX "pyq_files_by_time" ON "pyq_files" USING btree ("uploaded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pyq_questions_once" ON "pyq_questions" USING btree ("year","fingerprint");--> statement-breakpoint
CREATE INDEX "pyq_questions_by_type" ON "pyq_questions" USING btree ("type","year");