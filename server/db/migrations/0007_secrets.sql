-- What proves who an administrator is, is in no log; that it changed, is.
DROP TRIGGER admins_changes ON admins;
--> statement-breakpoint
CREATE TRIGGER admins_changes AFTER INSERT OR UPDATE OR DELETE ON admins
  FOR EACH ROW EXECUTE FUNCTION note_change('password_hash', 'totp_secret', 'totp_pending', 'totp_step', 'recovery_codes');
--> statement-breakpoint
DROP TRIGGER contact_requests_version ON contact_requests;
--> statement-breakpoint
-- Not when the mail to the operator went out: that is no edit.
CREATE TRIGGER contact_requests_version BEFORE UPDATE OF name, email, subject, message, is_resolved, resolved_at, note ON contact_requests
  FOR EACH ROW EXECUTE FUNCTION raise_row_version();
