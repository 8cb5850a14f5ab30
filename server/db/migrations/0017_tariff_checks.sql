ALTER TABLE "tariffs" ADD COLUMN "checked_on" date;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "is_changed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "check_source" text;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_check_source" CHECK ("tariffs"."check_source" in ('website', 'mail', 'phone', 'feed', 'provider', 'traveller'));
--> statement-breakpoint
-- Written by hand. A tariff is marked as its parking is: see `derive_parking` in 0015_price_checks.sql.
CREATE FUNCTION mark_tariff() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  how text := coalesce(current_setting('parkeerpiloot.prices', true), '');
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.is_changed := NEW.is_changed OR how = 'restored';
  ELSIF how = '' AND NEW.checked_on IS NOT DISTINCT FROM OLD.checked_on
    AND (NEW.valid_from, NEW.valid_to, NEW.billing, NEW.steps, NEW.extra_day, NEW.minimum_days, NEW.maximum_days)
      IS DISTINCT FROM
      (OLD.valid_from, OLD.valid_to, OLD.billing, OLD.steps, OLD.extra_day, OLD.minimum_days, OLD.maximum_days)
  THEN
    NEW.is_changed := true;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tariffs_marked BEFORE INSERT OR UPDATE ON tariffs
  FOR EACH ROW EXECUTE FUNCTION mark_tariff();
