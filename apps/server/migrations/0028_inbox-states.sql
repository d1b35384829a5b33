CREATE TABLE "inbox_states" (
	"kind" text NOT NULL,
	"message_id" uuid NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_states_kind_message_id_pk" PRIMARY KEY("kind","message_id")
);
