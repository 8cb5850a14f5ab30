CREATE TABLE "provider_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" integer NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"username" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_notes_text" CHECK (length("provider_notes"."text") >= 1)
);
--> statement-breakpoint
DROP INDEX "audit_log_owner";--> statement-breakpoint
ALTER TABLE "provider_notes" ADD CONSTRAINT "provider_notes_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_notes_provider" ON "provider_notes" USING btree ("provider_id","day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_note" ON "audit_log" USING btree ("at" DESC NULLS LAST,"change" DESC NULLS LAST,"subject","action","username") WHERE "audit_log"."subject" in ('provider_notes');--> statement-breakpoint
CREATE INDEX "audit_log_owner" ON "audit_log" USING btree ("subject",(coalesce("after", "before") ->> case "subject" when 'airport_aliases' then 'airport_id' when 'provider_notes' then 'provider_id' when 'parking_aliases' then 'parking_id' when 'tariffs' then 'parking_id' when 'surcharges' then 'parking_id' when 'closures' then 'parking_id' when 'checks' then 'parking_id' when 'post_aliases' then 'post_id' when 'contact_messages' then 'contact_id' end));
--> statement-breakpoint
-- What stood in the one field is the first line: of the day on which it was typed, by who typed it, as far as
-- the log knows.
INSERT INTO provider_notes (provider_id, day, text, username)
SELECT providers.id, (coalesce(typed.at, providers.updated_at) AT TIME ZONE 'Europe/Amsterdam')::date,
  providers.note, typed.username
FROM providers LEFT JOIN LATERAL (
  SELECT at, username FROM audit_log
  WHERE subject = 'providers' AND subject_id = providers.id AND after ->> 'note' = providers.note
    AND before ->> 'note' IS DISTINCT FROM providers.note
  ORDER BY id DESC LIMIT 1
) AS typed ON true
WHERE length(providers.note) >= 1;
--> statement-breakpoint
UPDATE providers SET note = NULL WHERE note IS NOT NULL;
--> statement-breakpoint
-- Written by hand, as for tariffs: 0005_honest_total.sql. Visitors read nothing of it.
SELECT track_versions('provider_notes'), track_changes('provider_notes');
