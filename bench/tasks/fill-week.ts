import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { startSite } from '#test/built-site.ts'
import { siteStatements } from '../worst/fill-site.ts'

const providers = 48
/** Of the provider whose parkings have no tariffs. */
export const typedPrices = 'Haarlem'
/** And of the one whose season is raised. */
export const raisedPrices = 'Zuiderzee'
const messages = 3_000
const waiting = 40
const clicks = 200_000

/** What a filled site has not of an admin's week: providers, old prices and messages. */
const statements = [
  ...siteStatements.filter((statement) => !statement.startsWith('vacuum')),
  `insert into providers (trade_name, website)
  select 'Aanbieder ' || n, 'https://aanbieder-' || n || '.example' from generate_series(1, ${providers}) n`,
  `update parkings set
    provider_id = (select min(id) from providers where trade_name like 'Aanbieder %') + id % ${providers},
    price_checked_on = current_date - (id * 37 % 90)
  where name like 'Terrein %'`,
  ...Object.entries({ 2: raisedPrices, 4: typedPrices }).map(
    ([provider, name]) => `update parkings set name = '${name} ' || name
    where provider_id = (select id from providers where trade_name = 'Aanbieder ${provider}')`,
  ),
  `delete from tariffs using parkings where parking_id = parkings.id and parkings.name like '${typedPrices} %'`,
  `insert into contact_requests (name, email, subject, message, created_at, is_resolved, resolved_at, mailed_at)
  select 'Bezoeker ' || n, 'bezoeker-' || n || '@example.com', 'Vraag ' || n || ' over parkeren',
    repeat('Hoe laat vertrekt de laatste bus, en wat kost een dag langer? ', 5) || 'Kenmerk K' || n,
    now() - interval '1 hour' * n * 5, n > ${waiting}, case when n > ${waiting} then now() end, now()
  from generate_series(1, ${messages}) n`,
  'vacuum (analyze)',
]

/** A fall to find: Eindhoven has some 120 clicks a day more, of Google, and since two days a third of them. */
const fall = `insert into affiliate_clicks (parking_id, parking_name, airport_code, click_date, page, source, day_hash)
  select parkings.id, parkings.name, 'EIN', now() - interval '12 minutes' * n, '/parkeren/eindhoven',
    'zoekmachine: google', md5('fall' || n)
  from generate_series(1, 120 * 75) n join parkings on parkings.airport_code = 'EIN' and parkings.id % 4 = n % 4
  where n > 240 or n % 3 = 0`

/** Makes a site in this folder as one admin has it after some years, by the code of a checkout. */
export async function fillWeek(folder: string, checkout: string): Promise<void> {
  await (await startSite({ DATA_DIR: folder }, checkout)).stop()
  const database = new PGlite(join(folder, 'pg'))
  for (const statement of statements) await database.exec(statement)
  await database.close()
  const clicked = `
    const { fillClicks } = await import('./bench/fill-clicks.ts')
    const { connection, db } = await import('#server/db/client.ts')
    const { rollUp } = await import('#server/statistics/roll-up.ts')
    await fillClicks(${clicks})
    await db.execute(${JSON.stringify(fall)})
    await rollUp()
    await connection.close()`
  execFileSync(process.execPath, ['--input-type=module', '--eval', clicked], {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
