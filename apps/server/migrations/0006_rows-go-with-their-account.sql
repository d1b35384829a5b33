-- Rows of accounts that were taken over before accounts kept their rows.
DELETE FROM "learners" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "learners"."user_id");--> statement-breakpoint
DELETE FROM "packs" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "packs"."user_id");--> statement-breakpoint
DELETE FROM "page_notes" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "page_notes"."user_id");--> statement-breakpoint
DELETE FROM "practice_sessions" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "practice_sessions"."user_id");--> statement-breakpoint
DELETE FROM "preparations" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "preparations"."user_id");--> statement-breakpoint
DELETE FROM "session_progress" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "session_progress"."user_id");--> statement-breakpoint
DELETE FROM "wishes" WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "wishes"."user_id");--> statement-breakpoint
ALTER TABLE "learners" ADD CONSTRAINT "learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_notes" ADD CONSTRAINT "page_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preparations" ADD CONSTRAINT "preparations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_progress" ADD CONSTRAINT "session_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;