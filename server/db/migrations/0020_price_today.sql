DROP INDEX "parkings_lowest_price";--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "price_day" date DEFAULT (now() at time zone 'Europe/Amsterdam')::date NOT NULL;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "tariff_price" numeric(8, 2);--> statement-breakpoint
CREATE INDEX "parkings_lowest_price" ON "parkings" USING btree ("airport_code",coalesce("tariff_price", "price_per_day")) WHERE "parkings"."unavailable" is null;
--> statement-breakpoint
-- Written by hand. What a day costs by a tariff, null if eight days are too long for it: `dayPriceOf` of
-- domain/tariff/tariff-season.ts. price-today.test.ts compares them.
CREATE FUNCTION day_price(tariff tariffs) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN coalesce(tariff.maximum_days, 8) >= 8 THEN nullif(round(coalesce(
    (SELECT min((step ->> 'total')::numeric) FROM jsonb_array_elements(tariff.steps) AS step
      WHERE (step ->> 'days')::integer >= charged),
    coalesce((last ->> 'total')::numeric, 0)
      + (charged - coalesce((last ->> 'days')::integer, 0)) * tariff.extra_day
  ) / 8, 2), 0) END
  FROM (SELECT greatest(8, tariff.minimum_days) AS charged, tariff.steps -> -1 AS last) AS stay
$$;
--> statement-breakpoint
-- What a day costs at a parking by its tariff of this day; null without one.
CREATE FUNCTION tariff_price_on(price_day date, parking integer) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT day_price(tariff) FROM tariffs AS tariff
  WHERE parking_id = parking AND coalesce(valid_from <= price_day, true) AND coalesce(valid_to >= price_day, true)
  ORDER BY valid_from DESC NULLS LAST LIMIT 1
$$;
--> statement-breakpoint
-- Keeps the price of the tariff of today, in a trigger so that no write can forget it. A new day is no write: see
-- `setPriceDay` in server/db/parkings/price-today.ts.
CREATE FUNCTION price_parkings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'Europe/Amsterdam')::date;
BEGIN
  UPDATE parkings SET tariff_price = tariff_price_on(today, id)
  WHERE id IN (SELECT parking_id FROM changed) AND tariff_price IS DISTINCT FROM tariff_price_on(today, id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- By their names these come after the triggers of `touch_parking`, which skips a parking that was just written.
CREATE TRIGGER tariffs_added_price AFTER INSERT ON tariffs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION price_parkings();
--> statement-breakpoint
CREATE TRIGGER tariffs_updated_price AFTER UPDATE ON tariffs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION price_parkings();
--> statement-breakpoint
CREATE TRIGGER tariffs_deleted_price AFTER DELETE ON tariffs
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION price_parkings();
--> statement-breakpoint
-- The same as before, but the price of its tariff follows: it is no edit.
CREATE OR REPLACE FUNCTION raise_row_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'position' - 'tariff_price' = to_jsonb(OLD) - 'position' - 'tariff_price' THEN RETURN NEW; END IF;
  NEW.version := OLD.version + 1;
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- The same as before, without the price of the tariff: an undo must not bring back that of another day.
CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  editor jsonb := nullif(current_setting('parkeerpiloot.editor', true), '')::jsonb;
  earlier jsonb;
  later jsonb;
  secret text;
BEGIN
  IF editor IS NULL THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN earlier := to_jsonb(OLD) - 'tariff_price'; END IF;
  IF TG_OP <> 'DELETE' THEN later := to_jsonb(NEW) - 'tariff_price'; END IF;

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
UPDATE parkings SET tariff_price = tariff_price_on((now() AT TIME ZONE 'Europe/Amsterdam')::date, id);
