-- Written by hand. A call may say that a price was not checked, while the trigger `parkings_derived` takes another
-- price for one that was seen today. This trigger comes after it, by its name.
CREATE FUNCTION keep_unknown_price_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('parkeerpiloot.price_day', true) = 'unknown' THEN NEW.price_checked_on := NULL; END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER parkings_price_day BEFORE INSERT OR UPDATE ON parkings
  FOR EACH ROW EXECUTE FUNCTION keep_unknown_price_day();
