-- Sets the prices of the tariffs of this day of these parkings, where they are others: all at once, with one price
-- computed for each.
CREATE FUNCTION set_tariff_prices(price_day date, ids integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE parkings SET tariff_price = found.price
  FROM (
    SELECT wanted.id, priced.price FROM (SELECT DISTINCT unnest(ids) AS id) AS wanted
    LEFT JOIN LATERAL (
      SELECT day_price(tariff) AS price FROM tariffs AS tariff
      WHERE parking_id = wanted.id AND coalesce(valid_from <= price_day, true) AND coalesce(valid_to >= price_day, true)
      ORDER BY valid_from DESC NULLS LAST LIMIT 1
    ) AS priced ON true
  ) AS found
  WHERE parkings.id = found.id AND tariff_price IS DISTINCT FROM found.price
$$;
--> statement-breakpoint
-- The same as before, by that function.
CREATE OR REPLACE FUNCTION price_parkings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_tariff_prices(
    (now() AT TIME ZONE 'Europe/Amsterdam')::date, ARRAY(SELECT parking_id FROM changed)
  );
  RETURN NULL;
END
$$;
