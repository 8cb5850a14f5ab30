ALTER TABLE "admins" ADD COLUMN "passkeys" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
DROP TRIGGER admins_changes ON admins;
--> statement-breakpoint
SELECT track_changes(
  'admins', 'password_hash', 'totp_secret', 'totp_pending', 'totp_step', 'recovery_codes', 'passkeys'
);
