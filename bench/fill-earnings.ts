import { sql } from 'drizzle-orm'
import { db } from '#server/db/client.ts'

const days = 728
const places = 1_500

/** Parkings, ten programmes, clicks over two years, and conversions with a history of two or three events. */
export async function fillEarnings(clicks: number, conversions: number): Promise<void> {
  await db.execute(sql`
    insert into programmes (name, network, status_since)
    select 'Programma ' || n, case when n % 3 = 0 then 'direct' else 'awin' end, '2024-01-01'
    from generate_series(1, 10) n on conflict do nothing`)
  const columns =
    sql.raw(`airport_code, image_url, type, distance, price_per_day, rating, reviews, affiliate_url,
    features, transfer, provider_id`)
  await db.execute(sql`
    insert into parkings (name, position, ${columns})
    select 'Terrein ' || n, 1000 + n, ${columns}
    from generate_series(1, ${places}::int) n, (select * from parkings order by id limit 1) one`)
  await db.execute(sql`
    insert into couplings (parking_id, programme_id, starts_on)
    select parkings.id, 1 + parkings.id % 10, '2024-01-01' from parkings
    on conflict do nothing`)
  const atOnce = 250_000
  // A few parkings have most of the clicks.
  const place = sql`1 + floor(${places} * power((n % 10007 * 7919 % 10007) / 10007.0, 3))::int`
  for (let from = 1; from <= clicks; from += atOnce) {
    await db.execute(sql`
      insert into affiliate_clicks (parking_id, parking_name, airport_code, click_date,
        list_position, list_order, page, source, day_hash, programme_id)
      select ${place}, 'Terrein', (array['AMS', 'EIN', 'RTM', 'BRU', 'DUS'])[1 + (${place}) % 5],
        now() - interval '1 second' * (${days} * 86400.0 * (1 - n / ${clicks}::float8)),
        1 + n * 7 % 13, 'price', '/parkeren/' || n % 40, (array['direct', 'zoekmachine: google',
        'assistent: chatgpt'])[1 + n % 3], md5((n / 2)::text), 1 + (${place}) % 10
      from generate_series(${from}::int, ${Math.min(clicks, from + atOnce - 1)}::int) n`)
  }
  const at = sql`now() - interval '1 second' * (${days} * 86400.0 * (1 - n / ${conversions}::float8))`
  const event = (state: string, after: number) => sql`jsonb_build_object('at',
    to_char((at + interval '1 day' * ${after}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'state', ${state}::text, 'commission', 500 + n % 700, 'value', 5000, 'by', 'fetch')`
  await db.execute(sql`
    insert into conversions (programme_id, number, click_at, booked_at, commission, state, state_at,
      updated_at, history, matched_by, parking_id, airport_code, list_position, page, source)
    select 1 + place % 10, 'T' || n, case when n % 20 > 0 then at end, at, 500 + n % 700, state,
      (history->-1->>'at')::timestamptz, (history->-1->>'at')::timestamptz, history,
      case when n % 30 > 0 then 'reference' end, case when n % 30 > 0 then place end,
      (array['AMS', 'EIN', 'RTM', 'BRU', 'DUS'])[1 + place % 5], 1 + n * 7 % 13, '/parkeren/' || n % 40,
      (array['direct', 'zoekmachine: google', 'assistent: chatgpt'])[1 + n % 3]
    from (
      select *, case
        when state = 'open' then jsonb_build_array(${event('open', 0)})
        when state = 'declined' then jsonb_build_array(${event('open', 0)}, ${event('declined', 25)})
        when state = 'approved' then jsonb_build_array(${event('open', 0)}, ${event('approved', 30)})
        else jsonb_build_array(${event('open', 0)}, ${event('approved', 30)}, ${event('paid', 60)})
      end as history
      from (
        select n, ${at} as at, ${place} as place, case
          when n > ${conversions} * 0.96 then 'open'
          when n % 9 = 0 then 'declined'
          when n > ${conversions} * 0.9 then 'approved'
          else 'paid' end as state
        from generate_series(1, ${conversions}::int) n
      ) numbers
    ) told`)
  await db.execute(sql`analyze`)
}
