CREATE TABLE "letter_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"daily" boolean NOT NULL,
	"weekly" boolean NOT NULL,
	"notes" boolean NOT NULL,
	"hour" smallint NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"look_at" timestamp with time zone,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "letters_sent" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letters_sent_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "letter_choices" ADD CONSTRAINT "letter_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters_sent" ADD CONSTRAINT "letters_sent_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_choices_due" ON "letter_choices" USING btree ("look_at") WHERE look_at is not null;