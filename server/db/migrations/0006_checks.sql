CREATE TABLE "check_pictures" (
	"check_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parking_id" integer,
	"provider_id" integer,
	"item" text NOT NULL,
	"outcome" text NOT NULL,
	"until" date,
	"username" text NOT NULL,
	"stay" jsonb,
	"amount" numeric(8, 2),
	"url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checks_outcome" CHECK ("checks"."outcome" in ('right', 'changed', 'later')),
	CONSTRAINT "checks_until" CHECK (("checks"."outcome" = 'later') = ("checks"."until" is not null))
);
--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "answer_by_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "answer_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_parking_id_parkings_id_fk" FOREIGN KEY ("parking_id") REFERENCES "public"."parkings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checks" ADD CONSTRAINT "checks_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checks_parking" ON "checks" USING btree ("parking_id","item","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "checks_newest" ON "checks" USING btree ("created_at" DESC NULLS LAST);
--> statement-breakpoint
-- Written by hand, as in 0000_schema.sql.
--
-- A change of what a parking charges is a change of the parking: a form that was opened before it is stale.
-- A parking that this transaction wrote itself, such as one that an undo brings back, keeps its version.
CREATE FUNCTION touch_parking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE parkings SET updated_at = now() WHERE id IN (SELECT parking_id FROM changed)
    AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tariffs_added AFTER INSERT ON tariffs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_parking();
--> statement-breakpoint
CREATE TRIGGER tariffs_updated AFTER UPDATE ON tariffs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_parking();
--> statement-breakpoint
CREATE TRIGGER tariffs_deleted AFTER DELETE ON tariffs
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_parking();
--> statement-breakpoint
CREATE TRIGGER surcharges_added AFTER INSERT ON surcharges
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_parking();
--> statement-breakpoint
CREATE TRIGGER surcharges_updated AFTER UPDATE ON surcharges
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_parking();
--> statement-breakpoint
CREATE TRIGGER surcharges_deleted AFTER DELETE ON surcharges
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_parking();
--> statement-breakpoint
SELECT track_changes('checks');
--> statement-breakpoint
-- Who answers a report sees it change; the job that mails the answer changes nothing for the admin.
DROP TRIGGER contact_requests_version ON contact_requests;
--> statement-breakpoint
SELECT track_versions(
  'contact_requests', 'name', 'email', 'subject', 'message', 'is_resolved', 'resolved_at', 'note',
  'answer', 'answer_by_mail'
);
