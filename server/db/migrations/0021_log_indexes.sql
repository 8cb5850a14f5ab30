DROP INDEX "audit_log_change";--> statement-breakpoint
CREATE INDEX "audit_log_username" ON "audit_log" USING btree ("username","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_undone" ON "audit_log" USING btree ("undone_at") WHERE undone_at is not null;--> statement-breakpoint
CREATE INDEX "audit_log_change" ON "audit_log" USING btree ("change","at","subject","action","username");