-- Whatever changes what visitors read raises the content version in the same transaction and tells
-- every process. A trigger, because then no write can forget it.
CREATE FUNCTION raise_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_version SET version = version + 1, changed_at = now();
  PERFORM pg_notify('content_version', (SELECT version::text FROM content_version));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER airports_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON airports
  FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER airport_aliases_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON airport_aliases
  FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER parkings_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON parkings
  FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER posts_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON posts
  FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER faqs_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON faqs
  FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER media_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON media
  FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER settings_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
