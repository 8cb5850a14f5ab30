// npm run handleiding   recreates the pictures of docs/handleiding.md from the built product
//
// It runs a site in memory with example data, so it touches no real data.
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
import { starter } from './current-build.mjs'
import { admin, fill } from './manual-examples.ts'
import { button, type Shot, shots } from './manual-shots.ts'

type Viewport = { width: number; height: number }

const folder = 'docs/handleiding'
const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 780 }
const maxBytes = 80_000

await main()

async function main(): Promise<void> {
  if (!existsSync(starter)) throw new Error(`There is no ${starter}: run npm run build first.`)
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
    // Formatted as Biome does: one picture per line.
    const lines = Object.entries(sizes).map(([name, [x, y]]) => `  "${name}": [${x}, ${y}]`)
    await writeFile(join(folder, 'sizes.json'), `{\n${lines.join(',\n')}\n}\n`)
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
    // Each example comes from its own IP address.
    TRUST_PROXY: '1',
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
  }
  return spawn(process.execPath, [starter], {
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

/** Opens a window without a login. */
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
    // Waits for animations to end.
    await wait(400)
    return await save(name, await page.screenshot())
  } catch (error) {
    throw new Error(`The picture '${name}' could not be made.`, { cause: error })
  }
}

async function logIn(page: Page): Promise<Page> {
  await page.goto('/admin/login')
  await page.getByLabel('Gebruikersnaam').fill(admin.username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(admin.password)
  await button(page, 'Inloggen').click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  return page
}

/** Saves a screenshot with as many colours as fit the size limit, to keep the manual small. */
async function save(name: string, screenshot: Buffer): Promise<[number, number]> {
  for (const colours of [128, 64, 32]) {
    const { data, info } = await sharp(screenshot)
      .png({ palette: true, colours, dither: 0.4, effort: 10, compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    if (data.length > maxBytes && colours > 32) continue
    await writeFile(join(folder, `${name}.png`), data)
    process.stdout.write(`${name}.png, ${Math.round(data.length / 1000)} kB\n`)
    return [info.width, info.height]
  }
  throw new Error('unreachable')
}
