-- As in 0001 and 0005, for the tables of 0009.
CREATE TRIGGER post_drafts_version BEFORE UPDATE ON post_drafts
  FOR EACH ROW EXECUTE FUNCTION raise_row_version();
--> statement-breakpoint
CREATE TRIGGER redirects_version BEFORE UPDATE ON redirects
  FOR EACH ROW EXECUTE FUNCTION raise_row_version();
--> statement-breakpoint
CREATE TRIGGER media_changes AFTER INSERT OR UPDATE OR DELETE ON media
  FOR EACH ROW EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER post_aliases_changes AFTER INSERT OR UPDATE OR DELETE ON post_aliases
  FOR EACH ROW EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER redirects_changes AFTER INSERT OR UPDATE OR DELETE ON redirects
  FOR EACH ROW EXECUTE FUNCTION note_change();
--> statement-breakpoint
CREATE TRIGGER post_aliases_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON post_aliases
  FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
--> statement-breakpoint
CREATE TRIGGER redirects_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON redirects
  FOR EACH STATEMENT EXECUTE FUNCTION raise_content_version();
