import { dayName, shortDayName } from '#domain/text/day-name.ts'
import { comingYear } from '#test/coming-year.ts'
import { expect, testOnKeptPage as test } from './journey.ts'

const days = `van=${comingYear}-07-12&tot=${comingYear}-07-26`
const parking = 'luchthaven=schiphol&terrein=polderpark-shuttle'
const plan = `${parking}&${days}&vlucht=08:05&bestemming=europa&rijden=52&landing=22:20&bagage=ja`

test('a traveller plans the way from an empty form', async ({ page }) => {
  await page.goto('/vertrekplanner')
  await page.getByLabel('Luchthaven', { exact: true }).selectOption('schiphol')
  await page.getByLabel('Parkeerterrein').selectOption({ label: 'Polderpark Shuttle' })
  await page.getByLabel('Dag van vertrek').fill(`${comingYear}-07-12`)
  await page.getByLabel('Vertrektijd').fill('08:05')
  await page.getByLabel('Rijden').fill('52 min')
  await page.getByRole('button', { name: 'Reken uit' }).click()

  await expect(page.getByRole('heading', { name: 'Vertrek om 04:29' })).toBeFocused()
  await expect(page.getByText(dayName(`${comingYear}-07-12`))).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Zet in je agenda' }).click()
  expect((await download).suggestedFilename()).toBe('vertrek-schiphol.ics')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the airport is sent first, and then the rest', async ({ page }) => {
    await page.goto('/vertrekplanner')
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await page.getByLabel('Luchthaven', { exact: true }).selectOption('schiphol')
    await page.getByLabel('Vertrektijd').fill('08:05')
    await page.getByLabel('Rijden').fill('52 min')
    await page.getByRole('button', { name: 'Reken uit' }).click()
    await expect(page.getByText('Kies een parkeerterrein.')).toBeVisible()

    await page.getByLabel('Parkeerterrein').selectOption({ label: 'Polderpark Shuttle' })
    await page.getByRole('button', { name: 'Reken uit' }).click()
    await expect(page.getByRole('heading', { name: 'Vertrek om 04:29' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  })

  test('a filter goes along to its own airport, and not to another', async ({ page }) => {
    await page.goto(`/vertrekplanner?${parking}&type=shuttle`)
    await page.getByLabel('Vertrektijd').fill('08:05')
    await page.getByLabel('Rijden').fill('52 min')
    await page.getByRole('button', { name: 'Reken uit' }).click()
    await expect(page).toHaveURL(/type=shuttle&luchthaven=schiphol/)
    await page.getByLabel('Luchthaven', { exact: true }).selectOption('eindhoven')
    await page.getByRole('button', { name: 'Reken opnieuw' }).click()

    await expect(page).toHaveURL(/\?luchthaven=eindhoven&/)
    await expect(page).not.toHaveURL(/type=|filter=/)
  })
})

test('the calendar is a file in UTC, and wrong values are refused in Dutch', async ({
  request,
}) => {
  const calendar = await request.get(`/vertrekplanner/agenda.ics?${plan}`)
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const text = await calendar.text()
  expect(text).toContain(`DTSTART:${comingYear}0712T022900Z\r\n`)
  expect(text).toContain(`DTEND:${comingYear}0712T060500Z\r\n`)
  expect(text).toContain('TRIGGER:-PT60M\r\nEND:VALARM\r\nEND:VEVENT\r\n')

  for (const [query, reason] of [
    [plan.replace('08:05', '25:00'), 'Vul een tijd in zoals 08:05.'],
    [plan.replace('polderpark-shuttle', 'bestaat-niet'), 'Kies een parkeerterrein.'],
    [plan.replace(days, ''), 'Vul de dag van je vlucht in'],
    ['', 'Kies een luchthaven en een parkeerterrein.'],
  ] as const) {
    const refused = await request.get(`/vertrekplanner/agenda.ics?${query}`)
    expect(refused.status()).toBe(422)
    expect(await refused.text()).toContain(reason)
  }
})

test('wrong values never break the page', async ({ page }) => {
  await page.goto(
    `/vertrekplanner?${parking}&van=${comingYear}-02-30&vlucht=laat&rijden=-1&bagage=x&landing=22:20`,
  )

  await expect(page.getByLabel('Dag van vertrek')).toHaveAccessibleDescription(
    'Deze datum bestaat niet.',
  )
  await expect(page.getByLabel('Vertrektijd')).toHaveAccessibleDescription(/zoals 08:05/)
  await expect(page.getByLabel('Rijden')).toHaveAccessibleDescription(/hoogstens 900 minuten/)
  await expect(page.getByText('Kies ja of nee.')).toBeVisible()
})

test('the arrival card is one sheet of A4 without the rest of the site', async ({ page }) => {
  const path = '/parkeren/schiphol/vertrekvalet-schiphol/aankomstkaart'
  await page.goto(`${path}?${days}&vanTijd=05:30&totTijd=23:30`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VertrekValet Schiphol')
  await expect(page.getByText(`${shortDayName(`${comingYear}-07-12`)}, 05:30`)).toBeVisible()
  await expect(page.getByText('Vul in waar de chauffeur bij staat')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  // In points, of 1/72 inch.
  const [width, height] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet)?.slice(1) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
})

test('the card of a parking that is not there is not found', async ({ request }) => {
  for (const path of ['schiphol/bestaat-niet', 'bestaat-niet/polderpark-shuttle']) {
    expect((await request.get(`/parkeren/${path}/aankomstkaart`)).status()).toBe(404)
  }
  const former = await request.get(`/parkeren/AMS/polderpark-shuttle/aankomstkaart?${days}`, {
    maxRedirects: 0,
  })
  expect(former.status()).toBe(301)
  expect(former.headers().location).toBe(
    `/parkeren/schiphol/polderpark-shuttle/aankomstkaart?${days}`,
  )
})
