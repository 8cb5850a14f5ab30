import type { Page } from '@playwright/test'
import { call, logIn } from './admin.ts'
import { expect, testOnKeptPage as test } from './journey.ts'

const airport = (code: string, name: string, slug: string) => ({
  code,
  name,
  slug,
  description: 'Een luchthaven voor deze reis.',
  officialParkings: 'P1',
  priceFrom: 4.25,
  imageUrl: '/images/luchthaven-eindhoven.svg',
})

const priceOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Prijs van ${name}`) })

test('the admin adds a parking, changes its price in the list, and undoes that', async ({
  page,
  request,
}) => {
  const oostende = airport('OST', 'Oostende', 'oostende')
  await call(request, 'POST', '/api/admin/airports', oostende)
  await logIn(page, '/admin/parkings?airport=OST')
  await page.getByRole('link', { name: 'Nieuwe parking' }).click()

  await expect(page.getByRole('combobox', { name: 'Luchthaven', exact: true })).toHaveValue('OST')
  await page.getByRole('radio', { name: 'Valet parking' }).check()
  for (const [label, value] of Object.entries({
    Naam: 'Duinpark',
    'Afstand tot de terminal (min)': '6',
    'Prijs per dag': '9.50',
    Beoordeling: '4,6',
    'Aantal beoordelingen': '12',
    Affiliatelink: 'https://example.com/duinpark?bron=parkeerpiloot',
    'Afbeelding URL': '/images/parking-valet-1.svg',
  })) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('checkbox', { name: 'Overdekt parkeren' }).check()
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(page.getByText('Parking "Duinpark" is succesvol toegevoegd.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/parkings\?.*updated=\d+/)

  const site = await page.context().newPage()
  const card = site.getByRole('article').filter({ hasText: 'Duinpark' })
  await site.goto('/parkeren/oostende')
  await expect(card).toContainText('€9,50')
  await expect(card).toContainText('Valet parking')
  await expect(card.getByRole('link', { name: 'Bekijk & reserveer' })).toHaveAttribute(
    'href',
    'https://example.com/duinpark?bron=parkeerpiloot',
  )

  await priceOf(page, 'Duinpark').press('Enter')
  await expect(page.getByLabel('Prijs per dag van Duinpark')).toBeFocused()
  await page.keyboard.type('7,95')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Duinpark kost €7,95 per dag.').first()).toBeVisible()
  await expect(priceOf(page, 'Duinpark')).toBeFocused()
  // A focused toast stays open.
  await page.keyboard.press('F8')
  await site.reload()
  await expect(card).toContainText('€7,95')

  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter')
  await expect(priceOf(page, 'Duinpark')).toHaveText('€9,50')
  await site.reload()
  await expect(card).toContainText('€9,50')
})

test('the admin imports parkings after correcting the file, and undoes the import', async ({
  page,
  request,
}) => {
  await call(request, 'POST', '/api/admin/airports', airport('NRN', 'Weeze', 'weeze'))
  const header = 'Luchthaven;Naam;Type;Minuten;Prijs per dag;Affiliatelink'
  const file = (...lines: string[]) => ({
    name: 'weeze.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${[header, ...lines].join('\r\n')}\r\n`),
  })
  const heide = 'NRN;Heideparking;Shuttle service;8;6,95;https://example.com/heide'
  const veen = (price: string) =>
    `NRN;Veenparking;Zelf parkeren;3;${price};https://example.com/veen`
  const choose = async (button: string, chosen: ReturnType<typeof file>) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: button }).click()
    await (await chooser).setFiles(chosen)
  }

  await logIn(page, '/admin/parkings')
  await page.getByRole('link', { name: 'Importeren' }).click()
  await choose('Bestand kiezen', file(heide, veen('gratis')))
  await page.getByRole('button', { name: 'Controleren' }).click()

  await expect(page.getByRole('row', { name: /Veenparking/ })).toContainText(
    '‘gratis’: Vul een getal in, bijvoorbeeld 24,95',
  )
  await expect(page.getByRole('button', { name: /^Importeer/ })).toHaveCount(0)

  await choose('Verbeterd bestand kiezen', file(heide, veen('12,25')))
  await page.getByRole('button', { name: 'Importeer 2 parkings' }).click()
  await expect(page.getByText('Import klaar.')).toBeVisible()

  const site = await page.context().newPage()
  await site.goto('/parkeren/weeze')
  await expect(site.getByRole('article').filter({ hasText: 'Heideparking' })).toContainText('€6,95')
  await expect(site.getByRole('article').filter({ hasText: 'Veenparking' })).toContainText('€12,25')

  await page.getByRole('button', { name: 'Import ongedaan maken' }).click()
  await expect(page.getByText('Import ongedaan gemaakt.')).toBeVisible()
  await site.reload()
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Weeze')
  await expect(site.getByText('Heideparking')).toHaveCount(0)
  await page.getByRole('link', { name: 'Naar de parkings' }).click()
  await page.getByPlaceholder('Zoek op naam of aanbieder...').fill('Heideparking')
  await expect(page.getByText('Geen parkings gevonden voor deze zoekopdracht')).toBeVisible()
})
