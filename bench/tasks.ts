import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { siteAdmin, startSite } from '#test/built-site.ts'
import { chromiumFlags, findChromium } from '#test/chromium.ts'
import { fillWeek } from './tasks/fill-week.ts'
import { AdminHand, type Task } from './tasks/hand.ts'
import { officeTasks } from './tasks/office.ts'
import { supplyTasks } from './tasks/supply.ts'
import { setBack, setBackMs } from './tasks/working-day.ts'

// What do fourteen tasks of an admin's week take, at 120 airports, 1,500 parkings, 3,000 messages and 200,000 clicks?
// Each begins on the dashboard, and ends where what it is for is proved; counts presses, fields that are filled, keys
// and seconds. A task that can't be done says why, and the run exits with 1. Needs a build.
// node bench/tasks.ts [part of a task's name] [mode] [phone] [checkout=..] [filled=..]
//
// Modes: `slow`: every call takes 3 seconds longer. `lapse`: the session ends before each first save, and the admin logs
// in over the page. `reload`: the page is loaded again before each save, and all that was typed is to be back.
// With `phone`: at 390 px, those that one does on the way. `checkout` names another version with a build. `filled` is a folder with a site that an earlier run filled and kept.

const modes = ['slow', 'lapse', 'reload'] as const
const slowMs = 3_000

const given = process.argv.slice(2)
const option = (name: string) =>
  given.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1)
const mode = modes.find((each) => given.includes(each))
const onPhone = given.includes('phone')
const wanted = given.find((each) => !each.includes('=') && ![mode, 'phone'].includes(each)) ?? ''
const checkout = option('checkout') ?? '.'

const folder = mkdtempSync(join(tmpdir(), 'parkeerpiloot-tasks-'))
const data = join(folder, 'data')
const filled = option('filled')
if (filled) cpSync(filled, data, { recursive: true })
else await fillWeek(data, checkout)

/** Takes every letter. */
const mail = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(letter, _, done) {
    letter.resume()
    letter.on('end', () => done())
  },
})
await new Promise<void>((listens) => mail.listen(0, '127.0.0.1', listens))
const { port } = mail.server.address() as AddressInfo

const site = await startSite(
  {
    DATA_DIR: data,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    NODE_OPTIONS: `--no-warnings --import ${resolve('bench/tasks/friday.ts')}`,
  },
  checkout,
)
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })

async function walk(task: Task, viewport: { width: number; height: number }): Promise<string> {
  const context = await browser.newContext({ viewport, locale: 'nl-NL' })
  context.setDefaultTimeout(mode === 'slow' ? 90_000 : 30_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript(`(${setBack})(${setBackMs})`)
  const page = await context.newPage()
  await page.goto(`${site.url}/admin`)
  await page.getByLabel('Gebruikersnaam').fill(siteAdmin.ADMIN_USERNAME)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(siteAdmin.ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.getByRole('tab', { name: 'Overzicht' }).waitFor()
  if (mode === 'slow') {
    await context.route('**/api/admin/**', async (route) => {
      await sleep(slowMs)
      await route.continue().catch(() => undefined)
    })
  }
  const hand = new AdminHand(page, site.url)
  if (mode === 'lapse' || mode === 'reload') hand.before = mode
  const start = performance.now()
  try {
    await task.act(hand)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const back = hand.reloads > 0 ? `, ${hand.warnings} of ${hand.reloads} reloads warned` : ''
    return `${hand.presses} + ${hand.fields} + ${hand.keys}, ${seconds} s${back}`
  } catch (error) {
    process.exitCode = 1
    const why = `${error}`.split('\n').slice(0, 3).join(' ')
    return `not done after ${hand.presses} presses at ${page.url()}: ${why}`
  } finally {
    await context.close()
  }
}

const viewport = onPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 }
const tasks = [...supplyTasks, ...officeTasks].filter(
  ({ name, isOnPhone }) => name.includes(wanted) && (!onPhone || isOnPhone),
)
process.stdout.write(
  `presses + fields + keys, seconds, at ${viewport.width} px${mode ? ` (${mode})` : ''}\n`,
)
for (const task of tasks) process.stdout.write(`${task.name}: ${await walk(task, viewport)}\n`)
await browser.close()
await site.stop()
mail.close()
rmSync(folder, { recursive: true, force: true })
