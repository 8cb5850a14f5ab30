-- The totals of days that are done, by airport and source together. Later days get them with their other totals.
INSERT INTO "daily_totals" ("measure", "dimension", "day", "key", "count", "uniques")
SELECT 'clicks', 'origin', day, key, sum(count), sum(uniques) FROM (
  SELECT day, count, uniques, CASE WHEN place <= 500 THEN key ELSE 'overig' END AS key FROM (
    SELECT day, key, count, uniques, row_number() OVER (PARTITION BY day ORDER BY count DESC, key) AS place FROM (
      SELECT (click_date AT TIME ZONE 'Europe/Amsterdam')::date AS day,
        airport_code || ' ' || coalesce(source, 'direct') AS key,
        count(*) AS count, count(DISTINCT day_hash COLLATE "C") AS uniques
      FROM "affiliate_clicks"
      WHERE bot_reason IS NULL AND click_date < (
        (SELECT max(day) FROM "daily_totals" WHERE measure = 'rolled-up') + 1
      )::timestamp AT TIME ZONE 'Europe/Amsterdam'
      GROUP BY 1, 2
    ) counted
  ) placed
) folded GROUP BY day, key;
