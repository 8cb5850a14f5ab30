ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "check_pictures" ADD COLUMN "admin_id" integer;--> statement-breakpoint
ALTER TABLE "check_pictures" ADD CONSTRAINT "check_pictures_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('create', 'update', 'delete', 'login', 'password', 'logout', 'export', 'download', 'evidence'));