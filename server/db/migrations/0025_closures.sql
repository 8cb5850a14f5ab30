CREATE TABLE "closures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parking_id" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"reason" text NOT NULL,
	"only" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closures_days" CHECK ("closures"."first_day" <= "closures"."last_day"),
	CONSTRAINT "closures_reason" CHECK ("closures"."reason" in ('full', 'closed', 'other')),
	CONSTRAINT "closures_only" CHECK ("closures"."only" in ('dropOff', 'pickUp'))
);
--> statement-breakpoint
ALTER TABLE "closures" ADD CONSTRAINT "closures_parking_id_parkings_id_fk" FOREIGN KEY ("parking_id") REFERENCES "public"."parkings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closures_parking" ON "closures" USING btree ("parking_id");
--> statement-breakpoint
-- Written by hand, as for tariffs and surcharges: 0005_honest_total.sql and 0006_checks.sql.
SELECT track_content('closures'), track_changes('closures');
--> statement-breakpoint
CREATE TRIGGER closures_added AFTER INSERT ON closures
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_parking();
--> statement-breakpoint
CREATE TRIGGER closures_updated AFTER UPDATE ON closures
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_parking();
--> statement-breakpoint
CREATE TRIGGER closures_deleted AFTER DELETE ON closures
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_parking();
