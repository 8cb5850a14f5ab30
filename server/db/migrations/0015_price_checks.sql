ALTER TABLE "parkings" ADD COLUMN "is_price_changed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Written by hand. A new price is no check: it keeps the day on which somebody last looked, and is marked as changed.
-- A write that did look says so first (`pricesAre` of server/db/parkings/price-writes.ts), and so does an undo, which
-- writes the former mark too. A price that comes back from the bin is one that nobody looked at meanwhile.
CREATE OR REPLACE FUNCTION derive_parking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text := NEW.slug;
  earlier parkings := CASE WHEN TG_OP = 'UPDATE' THEN OLD END;
  attempt integer := 1;
  how text := coalesce(current_setting('parkeerpiloot.prices', true), '');
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.is_price_changed := NEW.is_price_changed OR how = 'restored';
  ELSIF how = '' AND NEW.price_per_day <> OLD.price_per_day
    AND NEW.price_checked_on IS NOT DISTINCT FROM OLD.price_checked_on THEN
    NEW.is_price_changed := true;
  END IF;

  IF wanted = '' OR (wanted = earlier.slug AND slug_of(NEW.name) <> slug_of(earlier.name)) THEN
    wanted := slug_of(NEW.name);
    IF length(wanted) < 2 THEN wanted := 'parking'; END IF;
  END IF;
  IF wanted = earlier.slug AND NEW.airport_code = earlier.airport_code THEN RETURN NEW; END IF;
  NEW.slug := wanted;
  WHILE EXISTS (
    SELECT FROM parkings WHERE airport_code = NEW.airport_code AND slug = NEW.slug AND id <> NEW.id
  ) LOOP
    attempt := attempt + 1;
    NEW.slug := wanted || '-' || attempt;
  END LOOP;
  RETURN NEW;
END
$$;
--> statement-breakpoint
DROP TRIGGER parkings_price_day ON parkings;
--> statement-breakpoint
DROP FUNCTION keep_unknown_price_day();
