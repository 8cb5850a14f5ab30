-- Written by hand. Only `set_tariff_prices` writes the price of a tariff, and nothing else with it. That is no edit, so
-- a season that begins for every parking spares the triggers that look at each row.
DROP TRIGGER parkings_version ON parkings;
--> statement-breakpoint
CREATE TRIGGER parkings_version BEFORE UPDATE ON parkings
  FOR EACH ROW WHEN (OLD.tariff_price IS NOT DISTINCT FROM NEW.tariff_price) EXECUTE FUNCTION raise_row_version();
--> statement-breakpoint
DROP TRIGGER parkings_derived ON parkings;
--> statement-breakpoint
CREATE TRIGGER parkings_derived BEFORE INSERT ON parkings
  FOR EACH ROW EXECUTE FUNCTION derive_parking();
--> statement-breakpoint
CREATE TRIGGER parkings_derived_again BEFORE UPDATE ON parkings
  FOR EACH ROW WHEN (OLD.tariff_price IS NOT DISTINCT FROM NEW.tariff_price) EXECUTE FUNCTION derive_parking();
--> statement-breakpoint
-- Nothing asks it any more: `set_tariff_prices` finds the prices of many parkings at once.
DROP FUNCTION tariff_price_on(date, integer);
