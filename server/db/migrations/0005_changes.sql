-- Every write to a row that is edited raises its version, so a form can tell that it is behind.
CREATE FUNCTION raise_row_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- What an administrator changes is noted in the same transaction: who, what, before and after. Who it is
-- and which change it belongs to are told per transaction (server/db/editing.ts); what the site does by
-- itself is not noted. The arguments name columns whose values are nobody's business.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  editor jsonb := nullif(current_setting('parkeerpiloot.editor', true), '')::jsonb;
  earlier jsonb;
  later jsonb;
  secret text;
BEGIN
  IF editor IS NULL THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN earlier := to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN later := to_jsonb(NEW); END IF;

  FOREACH secret IN ARRAY coalesce(TG_ARGV, '{}') LOOP
    IF TG_OP = 'UPDATE' AND earlier -> secret IS DISTINCT FROM later -> secret THEN
      earlier := jsonb_set(earlier, ARRAY[secret], '"(geheim)"');
      later := jsonb_set(later, ARRAY[secret], '"(gewijzigd)"');
    ELSE
      earlier := earlier - secret;
      later := later - secret;
    END IF;
  END LOOP;
  IF earlier - 'version' - 'updated_at' = later - 'version' - 'updated_at' THEN RETURN NULL; END IF;

  INSERT INTO audit_log (admin_id, username, change, action, subject, subject_id, before, after)
  VALUES (
    (editor ->> 'id')::integer,
    editor ->> 'username',
    (editor ->> 'change')::uuid,
    CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END,
    TG_TABLE_NAME,
    (coalesce(later, earlier) ->> 'id')::integer,
    earlier,
    later
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER airports_version BEFORE UPDATE ON airports
  FOR EACH ROW EXECUTE FUNCTION raise_row_version();
--> statement-breakpoint
CREATE TRIGGER parkings_version BEFORE UPDATE ON parkings
  FOR EACH ROW EXECUTE FUNCTION raise_row_version();
--> statement-breakpoint
CREATE TRIGGER posts_version BEFORE UPDATE ON posts
  FOR EACH ROW EXECUTE FUNCTION raise_row_version();
--> statement-breakpoint
CREATE TRIGGER faqs_version BEFORE UPDATE ON faqs
  FOR EACH ROW EXECUTE FUNCTION raise_row_version();
--> statement-breakpoint
CREATE TRIGGER media_version BEFORE UPDATE ON media
  FOR EACH ROW EXECUTE FUNCTION raise_row_version();
--> statement-breakpoint
CREATE TRIGGER settings_version BEFORE UPDATE ON settings
  FOR EACH ROW EXECUTE FUNCTION raise_row_version();
--> statement-breakpoint
CREATE TRIGGER admins_version BEFORE UPDATE ON admins
  FOR EACH ROW EXECUTE FUNCTION raise_row_version();
--> statement-breakpoint
-- Not when the mail to the operator went out: that is no edit.
CREATE TRIGGER contact_requests_version BEFORE UPDATE OF name, email, subject, message, is_resolved, resolved_at ON contact_requests
  FOR EACH ROW EXECUTE FUNCTION raise_row_version();
--> statement-breakpoint
CREATE TRIGGER airports_changes AFTER INSERT OR UPDATE OR DELETE ON airports
  FOR EACH ROW EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER airport_aliases_changes AFTER INSERT OR UPDATE OR DELETE ON airport_aliases
  FOR EACH ROW EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER parkings_changes AFTER INSERT OR UPDATE OR DELETE ON parkings
  FOR EACH ROW EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER posts_changes AFTER INSERT OR UPDATE OR DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER faqs_changes AFTER INSERT OR UPDATE OR DELETE ON faqs
  FOR EACH ROW EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER settings_changes AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH ROW EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER admins_changes AFTER INSERT OR UPDATE OR DELETE ON admins
  FOR EACH ROW EXECUTE FUNCTION note_change('password_hash');
--> statement-breakpoint
CREATE TRIGGER contact_requests_changes AFTER INSERT OR UPDATE OR DELETE ON contact_requests
  FOR EACH ROW EXECUTE FUNCTION note_change();
