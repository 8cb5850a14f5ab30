ALTER TABLE "content_version" ADD COLUMN "tables" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Written by hand: the same as before, with the table that changed.
CREATE OR REPLACE FUNCTION raise_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  raised text;
BEGIN
  UPDATE content_version
  SET version = version + 1, tables = tables || jsonb_build_object(TG_TABLE_NAME, version + 1), changed_at = now()
  RETURNING jsonb_build_object('version', version, 'tables', tables)::text INTO raised;
  PERFORM pg_notify('content_version', raised);
  RETURN NULL;
END
$$;
