CREATE TABLE "admin_action_results" (
	"action_id" uuid PRIMARY KEY NOT NULL,
	"result" text NOT NULL,
	"object" text,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"action" text NOT NULL,
	"object" text NOT NULL,
	"client" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_summaries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"sessions_completed" integer DEFAULT 0 NOT NULL,
	"last_session_created" timestamp with time zone,
	"current_session_id" uuid,
	"pre_pack_available" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_action_results" ADD CONSTRAINT "admin_action_results_action_id_admin_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."admin_actions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_summaries" ADD CONSTRAINT "student_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_actions_by_time" ON "admin_actions" USING btree ("at");--> statement-breakpoint
-- What administrators did is never changed.
CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit log is append-only.';
END $$;--> statement-breakpoint
CREATE TRIGGER admin_actions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "admin_actions"
	FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();--> statement-breakpoint
CREATE TRIGGER admin_action_results_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "admin_action_results"
	FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();--> statement-breakpoint
CREATE FUNCTION summarise_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "student_summaries" ("user_id", "email", "name") VALUES (NEW.id, NEW.email, NEW.full_name)
		ON CONFLICT ("user_id") DO UPDATE SET "email" = excluded."email", "name" = excluded."name";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_summarised AFTER INSERT OR UPDATE OF "email", "full_name" ON "users"
	FOR EACH ROW EXECUTE FUNCTION summarise_user();--> statement-breakpoint
CREATE FUNCTION summarise_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE "student_summaries" SET
			"last_session_created" = greatest("last_session_created", NEW.created_at),
			"current_session_id" = CASE WHEN NEW.status = 'planned' THEN NEW.id ELSE "current_session_id" END,
			"sessions_completed" = "sessions_completed" + (NEW.status = 'completed')::int
			WHERE "user_id" = NEW.user_id;
	ELSIF OLD.status = 'planned' AND NEW.status = 'completed' THEN
		UPDATE "student_summaries" SET
			"sessions_completed" = "sessions_completed" + 1,
			-- The other kind of session may be open still.
			"current_session_id" = (SELECT id FROM "practice_sessions" s
				WHERE s.user_id = NEW.user_id AND s.status = 'planned' ORDER BY s.created_at DESC LIMIT 1)
			WHERE "user_id" = NEW.user_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Not of every column: an answer counts its position in this row, and changes nothing of the summary.
CREATE TRIGGER practice_sessions_summarised AFTER INSERT OR UPDATE OF "status" ON "practice_sessions"
	FOR EACH ROW EXECUTE FUNCTION summarise_session();--> statement-breakpoint
CREATE FUNCTION summarise_pack() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE "student_summaries" SET "pre_pack_available" = true WHERE "user_id" = NEW.user_id;
	ELSE
		UPDATE "student_summaries" SET "pre_pack_available" = false WHERE "user_id" = OLD.user_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER packs_summarised AFTER INSERT OR DELETE ON "packs"
	FOR EACH ROW EXECUTE FUNCTION summarise_pack();--> statement-breakpoint
INSERT INTO "student_summaries"
	SELECT u.id, u.email, u.full_name,
		(SELECT count(*) FROM "practice_sessions" s WHERE s.user_id = u.id AND s.status = 'completed'),
		(SELECT max(s.created_at) FROM "practice_sessions" s WHERE s.user_id = u.id),
		(SELECT s.id FROM "practice_sessions" s WHERE s.user_id = u.id AND s.status = 'planned'
			ORDER BY s.created_at DESC LIMIT 1),
		EXISTS (SELECT 1 FROM "packs" p WHERE p.user_id = u.id)
	FROM "users" u
	ON CONFLICT ("user_id") DO NOTHING;
