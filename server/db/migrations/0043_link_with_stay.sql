ALTER TABLE "parkings" ADD COLUMN "booking_page" text;--> statement-breakpoint
ALTER TABLE "parkings" ADD COLUMN "provider_code" text;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "booking_page" text;--> statement-breakpoint
ALTER TABLE "parkings" ADD CONSTRAINT "parkings_booking_page" CHECK ("parkings"."booking_page" ~ '^https?://');--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_booking_page" CHECK ("providers"."booking_page" ~ '^https?://');--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE INDEX "affiliate_clicks_reference" ON "affiliate_clicks" USING btree ("reference") WHERE "affiliate_clicks"."reference" is not null;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_reference_form" CHECK ("affiliate_clicks"."reference" ~ '^[a-z0-9]{12}$');
--> statement-breakpoint
-- Written by hand. As in 0013, with the reference of the link; copies of the former version send none.
CREATE OR REPLACE FUNCTION store_clicks(given_clicks json, maximum integer, repeat_minutes integer) RETURNS SETOF integer
LANGUAGE plpgsql
-- The embedded database has no autovacuum. Without its statistics the planner reads all clicks of the window.
SET enable_seqscan = off AS $$
BEGIN
  -- Locks the networks, in one order, so that no two calls wait for each other. A statement of its own, so that
  -- the next one sees what the call before it has stored.
  PERFORM pg_advisory_xact_lock(hashtextextended(network, 0)) FROM (
    SELECT DISTINCT click ->> 'networkHash' AS network FROM json_array_elements(given_clicks) click ORDER BY 1
  ) networks;

  RETURN QUERY WITH given AS (
    SELECT click.*, parkings.name, parkings.airport_code
    FROM json_to_recordset(given_clicks)
      AS click(nth integer, "parkingId" integer, "listPosition" integer, "listOrder" text, page text, source text,
        "dayHash" text, "networkHash" text, "botReason" text, reference text)
    JOIN parkings ON parkings.id = "parkingId"
  ), taken_before AS (
    SELECT key, count(*) AS clicks FROM rate_limits
    WHERE key IN (SELECT "networkHash" FROM given) AND at > now() - interval '1 minute'
    GROUP BY key
  ), counted AS (
    SELECT given.*,
      row_number() OVER (PARTITION BY "networkHash" ORDER BY nth) + coalesce(
        (SELECT clicks FROM taken_before WHERE key = "networkHash"), 0
      ) <= maximum AS is_allowed,
      row_number() OVER (PARTITION BY "parkingId", "dayHash" ORDER BY nth) > 1 OR (
        SELECT true FROM affiliate_clicks earlier
        WHERE earlier.day_hash = "dayHash" AND earlier.parking_id = "parkingId"
          AND earlier.click_date > now() - make_interval(mins => repeat_minutes)
        LIMIT 1
      ) IS NOT NULL AS is_repeat
    FROM given
  ), taken AS (
    INSERT INTO rate_limits (key) SELECT "networkHash" FROM counted WHERE is_allowed
  ), stored AS (
    INSERT INTO affiliate_clicks (parking_id, parking_name, airport_code, list_position, list_order, page, source,
      day_hash, is_repeat, bot_reason, reference)
    SELECT "parkingId", name, airport_code, "listPosition", "listOrder", page, source, "dayHash", is_repeat,
      CASE WHEN is_allowed THEN "botReason" ELSE 'flood' END, reference
    FROM counted ORDER BY nth
  )
  SELECT nth FROM given;
END
$$;
