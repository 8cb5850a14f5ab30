CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"username" text NOT NULL,
	"delivery" text,
	"sending_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"refusal" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_sender" CHECK ("contact_messages"."sender" in ('visitor', 'site')),
	CONSTRAINT "contact_messages_delivery" CHECK ("contact_messages"."delivery" in ('sending', 'sent', 'refused', 'unsure')),
	CONSTRAINT "contact_messages_answer" CHECK (("contact_messages"."sender" = 'site') = ("contact_messages"."delivery" is not null))
);
--> statement-breakpoint
CREATE TABLE "contact_openings" (
	"admin_id" integer PRIMARY KEY NOT NULL,
	"contact_id" integer NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_contact_id_contact_requests_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_openings" ADD CONSTRAINT "contact_openings_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_openings" ADD CONSTRAINT "contact_openings_contact_id_contact_requests_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_contact" ON "contact_messages" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "contact_openings_contact" ON "contact_openings" USING btree ("contact_id");
--> statement-breakpoint
SELECT track_versions('contact_messages'), track_changes('contact_messages');
--> statement-breakpoint
-- Undoing an older change of a request must not take back that it was answered since.
DROP TRIGGER contact_requests_version ON contact_requests;
--> statement-breakpoint
SELECT track_versions(
  'contact_requests', 'name', 'email', 'subject', 'message', 'is_resolved', 'resolved_at', 'note',
  'answer', 'answer_by_mail', 'answered_at', 'replied_at'
);
