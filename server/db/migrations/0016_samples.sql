ALTER TABLE "parkings" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Written by hand. Its tag may change: that is behind the question mark.
CREATE FUNCTION clear_sample() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_sample := false;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER parkings_sample BEFORE UPDATE ON parkings
  FOR EACH ROW WHEN (OLD.is_sample AND split_part(OLD.affiliate_url, '?', 1) <> split_part(NEW.affiliate_url, '?', 1))
  EXECUTE FUNCTION clear_sample();
--> statement-breakpoint
-- The built-in parkings whose link is still their own. It is no edit: versions and open forms stay as they are.
ALTER TABLE parkings DISABLE TRIGGER parkings_version;
--> statement-breakpoint
UPDATE parkings SET is_sample = true
WHERE affiliate_url ~ '^https://aanbieder\.example\.com/[a-z0-9-]+(\?|$)';
--> statement-breakpoint
ALTER TABLE parkings ENABLE TRIGGER parkings_version;
--> statement-breakpoint
-- Nothing is said of a firm that does not exist.
ALTER TABLE providers DISABLE TRIGGER providers_version;
--> statement-breakpoint
UPDATE providers SET left_out_because = 'Voorbeeld van een reden'
WHERE (trade_name, left_out_because) IN (
  ('Haarlemmer Parkeren', 'Gestopt'), ('Luchtpark West', 'Adres niet te controleren'),
  ('Snelvalet', 'Geen plek gevonden waar auto’s staan')
);
--> statement-breakpoint
ALTER TABLE providers ENABLE TRIGGER providers_version;
