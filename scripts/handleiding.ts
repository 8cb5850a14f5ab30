// npm run handleiding   makes the pictures of docs/handleiding.md again, from the built product
//
// It runs a site of its own, in memory and with examples in it: nobody's data is touched.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumFlags, findChromium } from '#test/chromium.ts'

type Shot = {
  name: string
  path: string
  /** Of the window. */
  height?: number
  /** What can be seen only after something was done. */
  prepare?: (page: Page) => Promise<unknown>
  phone?: true
  loggedOut?: true
}

type Viewport = { width: number; height: number }

const built = 'build/server/main.js'
const folder = 'docs/handleiding'
const operator = { username: 'beheer', password: 'een lang wachtwoord' }
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 780 }
const mostBytes = 80_000

const shots: Shot[] = [
  { name: 'inloggen', path: '/admin/login', height: 760, loggedOut: true },
  { name: 'dashboard', path: '/admin', height: 1180 },
  {
    name: 'zoeken',
    path: '/admin/parkings',
    height: 640,
    prepare: (page) => search(page, 'schip'),
  },
  {
    name: 'uitleg',
    path: '/admin/airports',
    height: 440,
    prepare: (page) => button(page, 'Uitleg bij deze pagina').click(),
  },
  { name: 'telefoon-parkings', path: '/admin/parkings', phone: true },
  {
    name: 'telefoon-zoeken',
    path: '/admin',
    phone: true,
    prepare: (page) => search(page, 'nieuw'),
  },
  { name: 'luchthaven', path: '/admin/airports/1/edit', height: 900 },
  { name: 'parking', path: '/admin/parkings/1/edit', height: 900 },
  {
    name: 'prijs',
    path: '/admin/parkings',
    height: 620,
    prepare: (page) => button(page, 'Prijs van Ringvaart Parking', { exact: false }).click(),
  },
  { name: 'volgorde', path: '/admin/parkings?airport=AMS', height: 620 },
  {
    name: 'importeren',
    path: '/admin/parkings/import',
    height: 860,
    async prepare(page) {
      await page.getByLabel('Regels, met de kolomnamen erboven').fill(importLines)
      await button(page, 'Gebruik deze regels').click()
      await button(page, 'Controleren').click()
      await page.getByRole('table', { name: 'Regels' }).waitFor()
      await page.evaluate(() => window.scrollTo(0, 0))
    },
  },
  { name: 'artikel', path: '/admin/blog/2/edit', height: 900 },
  {
    name: 'plannen',
    path: '/admin/blog',
    height: 640,
    async prepare(page) {
      await page.getByRole('link', { name: draftTitle }).first().click()
      await button(page, 'Plannen').click()
      await page.getByRole('dialog', { name: 'Artikel plannen' }).waitFor()
    },
  },
  { name: 'media', path: '/admin/media', height: 620 },
  { name: 'vraag', path: '/admin/faqs/1/edit', height: 760 },
  { name: 'aanvragen', path: '/admin/contacts', height: 860 },
  {
    name: 'privacy',
    path: '/admin/contacts',
    height: 720,
    async prepare(page) {
      await button(page, 'Meer over', { exact: false }).click()
      await page.getByRole('menuitem', { name: 'Gegevens van deze persoon' }).click()
      await button(page, 'Download alles').waitFor()
    },
  },
  { name: 'statistieken', path: '/admin/analytics', height: 1180 },
  { name: 'instellingen', path: '/admin/settings', height: 820 },
  { name: 'toegang', path: '/admin/settings/access', height: 860 },
  { name: 'wijzigingen', path: '/admin/settings/changes', height: 620 },
  { name: 'kopieen', path: '/admin/settings/backups', height: 860 },
]

const draftTitle = 'Met de auto naar de wintersport'
const importLines = [
  'Luchthaven;Naam;Type;Minuten;Prijs per dag;Beoordeling;Aantal beoordelingen;Affiliate-link;Afbeelding',
  'AMS;Ringvaart Parking;Shuttle service;8;8,95;4,6;2310;https://example.com/?bron=parkeerpiloot;/images/parking-shuttle-2.svg',
  'AMS;Weteringpark;Zelf parkeren;10;9,75;4,3;120;https://example.com/?bron=parkeerpiloot;/images/parking-self-2.svg',
].join('\n')

const messages = [
  {
    name: 'Hilde Claes',
    email: 'hilde@example.com',
    subject: 'Kan ik mijn reservering wijzigen?',
    message: 'Mijn vlucht terug is een dag later. Kan ik mijn parkeerplek langer houden?',
  },
  {
    name: 'Jo Peters',
    email: 'jo@example.com',
    subject: 'Hoe laat rijdt de eerste shuttle?',
    message: 'We vliegen om 06.15 uur vanaf Eindhoven. Rijdt er dan al een shuttle?',
  },
  {
    name: 'Samira Haddad',
    email: 'samira@example.com',
    subject: 'Parkeren met een camper',
    message: 'Onze camper is 6,40 meter lang. Bij welke parking kunnen we terecht?',
  },
  {
    name: 'Daan de Wit',
    email: 'daan@example.com',
    subject: 'Laadpaal bij Eindhoven',
    message:
      'Goedendag,\n\nIk zoek een plek met laadpaal. Staat de auto dan de hele week aan de lader?\n\nGroet, Daan',
  },
]

await main()

async function main(): Promise<void> {
  if (!existsSync(built)) throw new Error(`There is no ${built}: run npm run build first.`)
  const port = await freePort()
  const site = `http://localhost:${port}`
  const server = start(port)
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })

  try {
    await isUp(site, server)
    await fill(site)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const sizes: Record<string, [number, number]> = {}
    const stranger = await open(browser, site, wide)
    const desk = await logIn(await open(browser, site, wide))
    const phone = await logIn(await open(browser, site, narrow))
    for (const shot of shots) {
      const page = shot.phone ? phone : shot.loggedOut ? stranger : desk
      sizes[`${shot.name}.png`] = await take(page, shot)
    }
    await writeFile(join(folder, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`)
  } finally {
    await browser.close()
    server.kill()
    if (server.exitCode === null) await once(server, 'exit')
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

function start(port: number): ChildProcess {
  const own = {
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: 'memory://',
    DATABASE_URL: '',
    SMTP_URL: '',
    LOG_LEVEL: 'warn',
    // So that each example comes from an address of its own.
    TRUST_PROXY: '1',
    ADMIN_USERNAME: operator.username,
    ADMIN_PASSWORD: operator.password,
  }
  return spawn(process.execPath, [built], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function isUp(site: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error('The site did not start.')
    const answer = await fetch(`${site}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(200)
  }
  throw new Error('The site did not start in time.')
}

/** What an operator would have after a while: messages, clicks, pictures, a draft, changes, a copy. */
async function fill(site: string): Promise<void> {
  const basic = Buffer.from(`${operator.username}:${operator.password}`).toString('base64')
  const asOperator = { authorization: `Basic ${basic}` }

  for (const message of messages) await send('/api/contact', { ...message, secondsOpen: 60 })
  for (let visitor = 0; visitor < 120; visitor++) {
    const from = {
      'x-forwarded-for': `192.0.2.${visitor}`,
      'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0',
    }
    const parkingId = 1 + ((visitor * visitor) % 15)
    const page = visitor % 3 === 0 ? '/parkeren/eindhoven' : '/parkeren/schiphol'
    const referrer = visitor % 2 === 0 ? 'https://www.google.com/' : undefined
    await send('/api/page-views', { path: page, referrer }, from)
    const click = { parkingId, position: 1 + (visitor % 5), sort: 'price', page, referrer }
    if (visitor % 2 === 0) await send('/api/affiliate-clicks', click, from)
  }
  for (const name of ['luchthaven-schiphol', 'parking-valet-1', 'blog-reizen-1', 'verkeerstoren']) {
    const picture = await sharp(`public/images/${name}.svg`).resize(1200).png().toBuffer()
    await send('/api/admin/media', new Uint8Array(picture), {
      ...asOperator,
      'content-type': 'application/octet-stream',
      'x-file-name': `${name}.png`,
    })
  }
  const draft = {
    title: draftTitle,
    slug: 'met-de-auto-naar-de-wintersport',
    excerpt: 'Met vier tips sta je zonder stress op de piste.',
    content: '<h2>Boek op tijd</h2><p>In de krokusvakantie zijn de beste plekken snel weg.</p>',
    imageUrl: '/images/blog-reizen-2.svg',
    author: null,
    category: 'travel',
    date: new Date().toISOString().slice(0, 10),
  }
  await send('/api/admin/blog', draft, asOperator)
  await send('/api/admin/backups', {}, asOperator)

  const lots = await fetch(`${site}/api/admin/parkings`, { headers: asOperator })
  const [lot] = await lots.json()
  await send(`/api/admin/parkings/${lot.id}`, { ...lot, pricePerDay: 7.25 }, asOperator, 'PUT')

  async function send(path: string, body: unknown, headers = {}, method = 'POST'): Promise<void> {
    const answer = await fetch(site + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  }
}

/** A window of its own, in which nobody is logged in yet. */
async function open(browser: Browser, site: string, viewport: Viewport): Promise<Page> {
  const page = await browser.newPage({
    viewport,
    baseURL: site,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(10_000)
  return page
}

async function take(
  page: Page,
  { name, path, height, phone, prepare }: Shot,
): Promise<[number, number]> {
  try {
    const { width, height: usual } = phone ? narrow : wide
    await page.setViewportSize({ width, height: height ?? usual })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await prepare?.(page)
    await page.waitForLoadState('networkidle')
    // What moves has come to rest.
    await wait(400)
    return await save(name, await page.screenshot())
  } catch (error) {
    throw new Error(`The picture '${name}' could not be made.`, { cause: error })
  }
}

async function logIn(page: Page): Promise<Page> {
  await page.goto('/admin/login')
  await page.getByLabel('Gebruikersnaam').fill(operator.username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(operator.password)
  await button(page, 'Inloggen').click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  return page
}

function button(page: Page, name: string, { exact = true } = {}) {
  return page.getByRole('button', { name, exact })
}

async function search(page: Page, typed: string): Promise<void> {
  await button(page, 'Zoek of ga naar...').click()
  const dialog = page.getByRole('dialog', { name: 'Zoek of ga naar' })
  await dialog.getByRole('combobox').fill(typed)
  await dialog.getByRole('option').first().waitFor()
}

/** With as many colours as fit, so that the manual stays small. */
async function save(name: string, screenshot: Buffer): Promise<[number, number]> {
  for (const colours of [128, 64, 32]) {
    const { data, info } = await sharp(screenshot)
      .png({ palette: true, colours, dither: 0.4, effort: 10, compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    if (data.length > mostBytes && colours > 32) continue
    await writeFile(join(folder, `${name}.png`), data)
    process.stdout.write(`${name}.png, ${Math.round(data.length / 1000)} kB\n`)
    return [info.width, info.height]
  }
  throw new Error('unreachable')
}
