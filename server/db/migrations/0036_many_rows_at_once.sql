-- Written by hand. A season that changes for every parking spends its time in what is done row by row, so parkings and
-- tariffs are logged once for each statement, and a parking follows its tariffs in one write.
--
-- `note_change` for all rows of a statement: by the transition tables `earlier_rows` and `later_rows`. For tables
-- without secret columns.
CREATE FUNCTION note_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  editor jsonb := nullif(current_setting('parkeerpiloot.editor', true), '')::jsonb;
BEGIN
  IF editor IS NULL THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO audit_log (admin_id, username, change, action, subject, subject_id, after)
    SELECT (editor ->> 'id')::integer, editor ->> 'username', (editor ->> 'change')::uuid, 'create', TG_TABLE_NAME, id,
      to_jsonb(later_rows) - 'tariff_price'
    FROM later_rows ORDER BY id;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO audit_log (admin_id, username, change, action, subject, subject_id, before)
    SELECT (editor ->> 'id')::integer, editor ->> 'username', (editor ->> 'change')::uuid, 'delete', TG_TABLE_NAME, id,
      to_jsonb(earlier_rows) - 'tariff_price'
    FROM earlier_rows ORDER BY id;
  ELSE
    INSERT INTO audit_log (admin_id, username, change, action, subject, subject_id, before, after)
    SELECT (editor ->> 'id')::integer, editor ->> 'username', (editor ->> 'change')::uuid, 'update', TG_TABLE_NAME, id,
      earlier, later
    FROM (
      SELECT id, to_jsonb(earlier_rows) - 'tariff_price' AS earlier, to_jsonb(later_rows) - 'tariff_price' AS later
      FROM earlier_rows JOIN later_rows USING (id) OFFSET 0
    ) AS changed
    WHERE earlier - '{version,updated_at}'::text[] <> later - '{version,updated_at}'::text[]
    ORDER BY id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Without an editor there is nothing to log, and while a parking only follows what belongs to it neither.
CREATE FUNCTION is_logged() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('parkeerpiloot.editor', true), '') <> ''
    AND coalesce(current_setting('parkeerpiloot.follows', true), '') <> 'on'
$$;
--> statement-breakpoint
CREATE FUNCTION track_many_changes(subject text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DROP TRIGGER IF EXISTS %I ON %I', subject || '_changes', subject);
  EXECUTE format(
    'CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS later_rows
      FOR EACH STATEMENT WHEN (is_logged()) EXECUTE FUNCTION note_changes()',
    subject || '_changes_added', subject
  );
  EXECUTE format(
    'CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS earlier_rows NEW TABLE AS later_rows
      FOR EACH STATEMENT WHEN (is_logged()) EXECUTE FUNCTION note_changes()',
    subject || '_changes', subject
  );
  EXECUTE format(
    'CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS earlier_rows
      FOR EACH STATEMENT WHEN (is_logged()) EXECUTE FUNCTION note_changes()',
    subject || '_changes_deleted', subject
  );
END
$$;
--> statement-breakpoint
SELECT track_many_changes(subject) FROM unnest(ARRAY['parkings', 'tariffs']) AS subject;
--> statement-breakpoint
-- A parking whose tariffs changed gets its price of today and a new version in one write. One that this transaction
-- wrote itself, such as one that an undo brings back, keeps its version, as with `touch_parking`.
CREATE FUNCTION follow_tariffs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'Europe/Amsterdam')::date;
BEGIN
  -- Not as a setting of the function: only a superuser may make one with that.
  PERFORM set_config('parkeerpiloot.follows', 'on', true);
  UPDATE parkings SET tariff_price = found.price, version = parkings.version + found.step,
    updated_at = CASE found.step WHEN 0 THEN parkings.updated_at ELSE now() END
  FROM (
    SELECT written.id, priced.price, CASE WHEN written.xmin = pg_current_xact_id()::xid THEN 0 ELSE 1 END AS step
    FROM (SELECT DISTINCT parking_id FROM changed) AS wanted
    JOIN parkings AS written ON written.id = wanted.parking_id
    LEFT JOIN LATERAL (
      SELECT day_price(tariff) AS price FROM tariffs AS tariff
      WHERE parking_id = written.id AND coalesce(valid_from <= today, true) AND coalesce(valid_to >= today, true)
      ORDER BY valid_from DESC NULLS LAST LIMIT 1
    ) AS priced ON true
  ) AS found
  WHERE parkings.id = found.id AND (found.step = 1 OR tariff_price IS DISTINCT FROM found.price);
  PERFORM set_config('parkeerpiloot.follows', '', true);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The same as before, but it raises the version itself: that is all that the triggers of the row would do.
CREATE OR REPLACE FUNCTION touch_parking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('parkeerpiloot.follows', 'on', true);
  UPDATE parkings SET version = version + 1, updated_at = now() WHERE id IN (SELECT parking_id FROM changed)
    AND xmin <> pg_current_xact_id()::xid;
  PERFORM set_config('parkeerpiloot.follows', '', true);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER tariffs_added ON tariffs;
--> statement-breakpoint
DROP TRIGGER tariffs_updated ON tariffs;
--> statement-breakpoint
DROP TRIGGER tariffs_deleted ON tariffs;
--> statement-breakpoint
DROP TRIGGER tariffs_added_price ON tariffs;
--> statement-breakpoint
DROP TRIGGER tariffs_updated_price ON tariffs;
--> statement-breakpoint
DROP TRIGGER tariffs_deleted_price ON tariffs;
--> statement-breakpoint
DROP FUNCTION price_parkings();
--> statement-breakpoint
CREATE TRIGGER tariffs_added AFTER INSERT ON tariffs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_tariffs();
--> statement-breakpoint
CREATE TRIGGER tariffs_updated AFTER UPDATE ON tariffs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_tariffs();
--> statement-breakpoint
CREATE TRIGGER tariffs_deleted AFTER DELETE ON tariffs
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_tariffs();
--> statement-breakpoint
-- A write that raises the version itself needs no trigger that does.
DROP TRIGGER parkings_version ON parkings;
--> statement-breakpoint
CREATE TRIGGER parkings_version BEFORE UPDATE ON parkings
  FOR EACH ROW WHEN (OLD.tariff_price IS NOT DISTINCT FROM NEW.tariff_price AND OLD.version = NEW.version)
  EXECUTE FUNCTION raise_row_version();
--> statement-breakpoint
-- Only where `derive_parking` has something to do: a price that is not marked yet, or what the address comes from.
DROP TRIGGER parkings_derived_again ON parkings;
--> statement-breakpoint
CREATE TRIGGER parkings_derived_again BEFORE UPDATE ON parkings
  FOR EACH ROW WHEN (
    (OLD.price_per_day <> NEW.price_per_day AND NOT NEW.is_price_changed)
    OR (OLD.slug, OLD.name, OLD.airport_code) IS DISTINCT FROM (NEW.slug, NEW.name, NEW.airport_code)
  ) EXECUTE FUNCTION derive_parking();
--> statement-breakpoint
-- The same for `mark_tariff`, which marks what is not marked yet.
DROP TRIGGER tariffs_marked ON tariffs;
--> statement-breakpoint
CREATE TRIGGER tariffs_marked BEFORE INSERT OR UPDATE ON tariffs
  FOR EACH ROW WHEN (NOT NEW.is_changed) EXECUTE FUNCTION mark_tariff();
