import { sql } from 'drizzle-orm'
import { db } from '#server/db/client.ts'

const days = 800

const airport = sql`(array['AMS', 'EIN', 'RTM', 'BRU', 'DUS', 'CRL', 'CGN', 'MLT'])[1 + n % 8]`
const source = sql`(array['direct', 'zoekmachine: google', 'sociaal: facebook', 'verwijzing: ' || n % 50
  || '.nl', 'campagne: zomer', 'intern'])[1 + n % 6]`

/** As many clicks as views, and a tenth as many uses of filters, spread over the days until now. */
export async function fillClicks(clicks: number): Promise<void> {
  const atOnce = Math.min(500_000, clicks)
  // The last day, today, has no totals.
  const at = sql`now() - interval '1 second' * (${days}::int * 86400.0 * (1 - n / ${clicks}::float8))`
  for (let from = 1; from <= clicks; from += atOnce) {
    const numbers = sql`generate_series(${from}::int, ${from + atOnce - 1}::int) n`
    await db.execute(sql`
      insert into affiliate_clicks (parking_id, parking_name, airport_code, click_date,
        list_position, list_order, page, source, day_hash, is_repeat, bot_reason)
      select 1 + n % 60, 'Terrein ' || n % 60, ${airport}, ${at}, 1 + n * 7 % 13, 'price',
        '/parkeren/' || ${airport}, ${source}, md5((n / 2)::text), n % 11 = 0,
        case when n % 40 = 0 then 'crawler' end
      from ${numbers}`)
    await db.execute(sql`
      insert into page_views (at, path, airport_code, source, day_hash, bot_reason)
      select ${at}, '/parkeren/' || ${airport}, ${airport}, ${source}, md5((n / 2)::text),
        case when n % 30 = 0 then 'previewer' end
      from ${numbers}`)
    await db.execute(sql`
      insert into filter_uses (at, airport_code, filters, results, day_hash)
      select ${at}, ${airport},
        (array['covered', 'covered,max:5', 'shuttle,stay', 'keyDrop,max:2'])[1 + n % 4], n % 3,
        md5((n / 2)::text)
      from ${numbers} where n % 10 = 0`)
  }
  await db.execute(sql`analyze`)
}
