CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"file" text,
	"bytes" bigint NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "totp_pending" text;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "totp_step" integer;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "recovery_codes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "unavailable" text;--> statement-breakpoint
CREATE INDEX "backups_newest" ON "backups" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "parkings" ADD CONSTRAINT "parkings_unavailable" CHECK (length("parkings"."unavailable") >= 3);