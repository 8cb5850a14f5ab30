ALTER TABLE "affiliate_clicks" DROP CONSTRAINT "affiliate_clicks_parking_id_parkings_id_fk";
--> statement-breakpoint
DROP INDEX "audit_log_newest";--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "change" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_log_change" ON "audit_log" USING btree ("change");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);