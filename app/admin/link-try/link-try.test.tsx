import { afterEach, expect, test, vi } from 'vitest'
import type { FollowedLink } from '#domain/outbound/followed-link.ts'
import { comingYear } from '#test/coming-year.ts'
import { anEditedParking, showParkingForm } from '#test/edited-parking.tsx'
import { aProvider } from '#test/parking-detail.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const ringvaart = anEditedParking({
  ...{ airportCode: 'AMS', providerCode: 'RV-1', isSample: false, providerId: 1 },
  affiliateUrl: 'https://www.awin1.com/cread.php?awinmid=377',
  bookingPage: 'https://boek.ringvaart.nl/?van={van:dd-MM-yyyy}&tot={tot}&om={vanTijd}&p={parking}',
})
const provider = {
  ...aProvider({ website: 'https://ringvaart.nl/' }),
  ...{
    version: 1,
    updatedAt: '2026-11-18T09:24:00.000Z',
    parkings: [],
    bookingPage: null,
    bookingText: null,
  },
  ...{ leftOutAt: null, leftOutBecause: null, leftOutSince: null },
}

async function show(parking = ringvaart, answers = {}) {
  const { screen, calls } = await showParkingForm('/1/edit', parking, {
    'GET /api/admin/providers': () =>
      Response.json({ rows: [provider], page: 1, size: 100, found: 1, total: 1, counts: {} }),
    ...answers,
  })
  const panel = screen.getByRole('region', { name: 'Proef de link' })
  await panel.getByLabelText('Brengen').fill(`${comingYear}-07-12`)
  await panel.getByLabelText('Ophalen').fill(`${comingYear}-07-19`)
  return { screen, calls, panel }
}

test('the link is shown as it is typed, and what was checked of it', async () => {
  const { screen, panel } = await show()
  await expect
    .element(panel.getByText(/^De aanbieder leest/))
    .toHaveTextContent(`De aanbieder leest 12-07-${comingYear} 06:00 tot 19-07-${comingYear}`)
  await expect.element(panel.getByText(/^boek.ringvaart.nl hoort bij/)).toBeVisible()
  await expect.element(panel.getByText(`12-07-${comingYear}`, { exact: true })).toBeVisible()

  await screen.getByLabelText(/^Code bij de aanbieder/).fill('')
  await expect.element(panel.getByText(/vraagt de code bij de aanbieder/)).toBeVisible()
  await panel.getByRole('button', { name: 'Zonder verblijf' }).click()
  await expect.element(panel.getByText('De affiliatelink.')).toBeVisible()
})

test('the button is shown as a visitor sees it, and where it leads when something is otherwise', async () => {
  const { panel } = await show()
  await expect.element(panel.getByText('Je data gaan mee', { exact: true })).toBeVisible()
  await expect.element(panel.getByText('om vervalt in het adres')).toBeVisible()
  await expect.element(panel.getByText('de affiliatelink, letterlijk')).toBeVisible()
})

test('a stay that would be read otherwise is a check that fails', async () => {
  const { panel } = await show(
    anEditedParking({
      ...{ ...ringvaart, isSample: true, affiliateUrl: 'https://boek.ringvaart.nl/' },
      bookingPage: 'https://boek.ringvaart.nl/?ref={van}&tot={tot}',
    }),
  )
  await expect
    .element(panel.getByText(`De aanbieder leest een ander verblijf: tot 19-07-${comingYear}`))
    .toBeVisible()
})

test('a sample whose affiliate link is replaced is shown as the parking that it becomes', async () => {
  const { screen, panel } = await show(
    anEditedParking({ isSample: true, slug: 'ringvaart', airportCode: 'AMS' }),
  )
  await expect.element(panel.getByText(/^\/voorbeeld-boeken/)).toBeVisible()
  await screen.getByLabelText('Affiliatelink').fill('https://ringvaart.nl/')

  await expect.element(panel.getByText('https://ringvaart.nl/', { exact: true })).toBeVisible()
  await expect.element(panel.getByText(/^Dit is een voorbeeld/)).not.toBeInTheDocument()
})

test('while the provider is not there yet, nothing is refused', async () => {
  const { panel } = await show(ringvaart, {
    'GET /api/admin/providers': () => new Promise<Response>(() => undefined),
  })
  await expect
    .element(panel.getByText('De aanbieder en het programma worden opgehaald...'))
    .toBeVisible()
  await expect.element(panel.getByText(/hoort niet bij/)).not.toBeInTheDocument()
})

test('a page at another site is not used, and says so', async () => {
  const { screen, panel } = await show()
  const page = screen.getByLabelText(/^Boekingspagina met verblijf/)
  await page.fill('https://elders.nl/?van={van}&tot={tot}')

  await expect.element(panel.getByText(/^elders.nl hoort niet bij/)).toBeVisible()
})

test('a place that does not exist is refused at the field, with the list of places', async () => {
  const { screen, panel, calls } = await show()
  const page = screen.getByLabelText(/^Boekingspagina met verblijf/)
  await page.fill('https://boek.ringvaart.nl/?van={van}&tot={tot}&x={datum}')
  const why = /^Onbekende plaats \{datum\}. Je kunt gebruiken: \{van\} \{tot\}/
  await expect.element(panel.getByText(why)).toBeVisible()
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText(why).first()).toBeVisible()
  await expect.element(page).toHaveFocus()
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

const followed: FollowedLink = {
  address: 'https://boek.ringvaart.nl/',
  hops: [
    { url: 'https://www.awin1.com/cread.php', status: 302 },
    { url: 'https://ringvaart.nl/?awc=1', status: 200 },
  ],
  failure: null,
  mark: { parameter: 'awc', isSeen: true },
}

test('the saved link is followed once, with each hop and the mark of the network', async () => {
  const { panel, calls } = await show(ringvaart, {
    'POST /api/admin/link-tries': [Response.json(followed)],
  })
  await expect.element(panel.getByText(/Bij een netwerk telt dat als een click/)).toBeVisible()
  await panel.getByRole('button', { name: 'Volg deze link één keer' }).click()

  const steps = panel.getByRole('list', { name: 'Stappen' }).getByRole('listitem')
  await expect.element(steps.nth(1)).toHaveTextContent('200 https://ringvaart.nl/?awc=1')
  await expect.element(panel.getByText('De laatste site is ringvaart.nl.')).toBeVisible()
  await expect.element(panel.getByText('staat erin')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'POST')
  expect(await sent?.json()).toMatchObject({ parkingId: 1, van: `${comingYear}-07-12` })
})

test('what is typed is not followed until it is saved', async () => {
  const { screen, panel } = await show()
  await screen.getByLabelText('Affiliatelink').fill('https://ringvaart.nl/')

  await expect.element(panel.getByText(/^Sla eerst op/)).toBeVisible()
  await expect.element(panel.getByRole('button', { name: /^Volg deze link/ })).toBeDisabled()
})

test('a sample shows our own page, and is not followed', async () => {
  const { panel } = await show(
    anEditedParking({ isSample: true, slug: 'ringvaart', airportCode: 'AMS' }),
  )
  await expect.element(panel.getByText(/^\/voorbeeld-boeken/)).toBeVisible()
  await expect.element(panel.getByText(/^Dit is een voorbeeld/)).toBeVisible()
  await expect.element(panel.getByRole('button', { name: /^Volg/ })).not.toBeInTheDocument()
})

const way = 'GET /api/admin/parkings/1/link-way'
const awin = {
  ...{ way: 'network', parameter: 'clickref', longest: 50 },
  ...{ hosts: ['awin1.com', 'ringvaart.nl'] },
  wrapper: 'https://www.awin1.com/cread.php?awinmid=377&clickref={ref}&ued={target}',
}
const there = { bookingPage: false, website: false }

test('the link goes in that of the network, with the reference, as a visitor gets it', async () => {
  const { panel } = await show(ringvaart, {
    [way]: () => Response.json({ programme: awin, gone: there }),
  })
  await expect
    .element(panel.getByText(/^De boekingspagina in de link van het netwerk, met het verblijf/))
    .toBeVisible()
  await expect
    .element(panel.getByText('https://www.awin1.com/cread.php', { exact: false }).first())
    .toBeVisible()
  await expect.element(panel.getByText('lot-1-ams', { exact: true }).first()).toBeVisible()
  await expect.element(panel.getByText('Programma gepauzeerd of gestopt')).toBeVisible()
  for (const checked of [/staat bij de hosts/, /ringvaart.nl hoort bij/, /mogen 50 tekens in/]) {
    await expect.element(panel.getByText(checked)).toBeVisible()
  }

  await panel.getByRole('button', { name: 'Zonder verblijf' }).click()
  await expect.element(panel.getByText('De affiliatelink, met onze verwijzing.')).toBeVisible()
})

test('of a programme that ended the reference stays out, and says so', async () => {
  const { panel } = await show(ringvaart, {
    [way]: () => Response.json({ programme: { ...awin, way: 'off' }, gone: there }),
  })
  await expect.element(panel.getByText(/^Het programma is gepauzeerd of gestopt/)).toBeVisible()
  await expect.element(panel.getByText(/lot-1-ams/)).not.toBeInTheDocument()
})

test('a booking page that is gone is passed by, until another is typed', async () => {
  const { screen, panel } = await show(ringvaart, {
    [way]: () => Response.json({ programme: awin, gone: { ...there, bookingPage: true } }),
  })
  await expect.element(panel.getByText('De boekingspagina is al 48 uur weg')).toBeVisible()
  await expect.element(panel.getByText('De website van de aanbieder.')).toBeVisible()
  await expect.element(panel.getByText('https://ringvaart.nl/', { exact: true })).toBeVisible()

  const page = screen.getByLabelText(/^Boekingspagina met verblijf/)
  await page.fill('https://boek.ringvaart.nl/nieuw?van={van}&tot={tot}')
  await expect
    .element(panel.getByText('De boekingspagina is al 48 uur weg'))
    .not.toBeInTheDocument()
  await expect.element(panel.getByText(/^De boekingspagina in de link/)).toBeVisible()
})
