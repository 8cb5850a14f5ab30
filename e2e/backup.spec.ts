import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BuiltSite, startSite } from '#test/built-site.ts'
import { call, logIn } from './admin.ts'
import { expect, test } from './journey.ts'

type Saved = { id: number; version: number }

const run = promisify(execFile)

const luxembourg = {
  code: 'LUX',
  name: 'Luxemburg',
  slug: 'luxemburg',
  description: 'Een luchthaven voor deze reis.',
  officialParkings: 'A, B',
  priceFrom: 7.25,
  imageUrl: '/images/luchthaven-brussel.svg',
}

test('the whole site is exported to one file and restored elsewhere', async ({ page, request }) => {
  // Creates, fills and reopens a database, which is slow on a busy machine.
  test.setTimeout(180_000)
  const airports = '/api/admin/airports'
  const { id, version } = await call<Saved>(request, 'POST', airports, luxembourg)
  const changed = { ...luxembourg, name: 'Luxemburg Findel', version }
  await call(request, 'PUT', `${airports}/${id}`, changed)

  const folder = await mkdtemp(join(tmpdir(), 'journey-'))
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' }
  let site: BuiltSite | undefined
  try {
    await logIn(page, '/admin/settings')
    await page.getByRole('link', { name: 'Reservekopieën' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download de hele site' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^parkeerpiloot-\d{4}-\d\d-\d\d-\d{6}\.backup\.gz$/)
    const copy = join(folder, file.suggestedFilename())
    await file.saveAs(copy)

    const env = { ...process.env, NODE_ENV: 'production', ...settings }
    const { stdout } = await run(process.execPath, ['scripts/restore.ts', copy], { env })
    expect(stdout).toMatch(/^Teruggezet: .* met \d[\d.]* regels/)

    site = await startSite(settings)
    await page.goto(`${site.url}/parkeren/luxemburg`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Luxemburg Findel')
    await logIn(page, `${site.url}/admin/airports`)
    await expect(page.getByRole('link', { name: 'Luxemburg Findel' })).toBeVisible()
    // It may still be preloading from a site that is about to stop.
    await page.close()
  } finally {
    await site?.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
