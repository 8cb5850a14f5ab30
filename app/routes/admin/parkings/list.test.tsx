import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepRole } from '#app/admin/api/role.ts'
import type { SavedView } from '#domain/admin/saved-view.ts'
import type { EditedParking } from '#domain/parking/parking.ts'
import { amsterdamDay, dayAfter, shortDay } from '#domain/text/date.ts'
import { refusal, savedViews } from '#test/calls.ts'
import { anEditedParking } from '#test/edited-parking.tsx'
import { pagesFrom } from '#test/list-calls.ts'
import {
  aListedParking,
  all,
  bodiesOf,
  garage,
  kempen,
  list,
  polder,
  rules,
  type Screen,
  showList,
} from '#test/parkings-list.tsx'
import { aSavedTariff } from '#test/tariffs.ts'

const put = 'PUT /api/admin/parkings/1'

const withBoth: SavedView = {
  ...{ id: 1, list: 'parkings', name: '', query: '', isFirst: false },
  hidden: ['+Afstand', '+Beoordeling'],
}

beforeEach(() => page.viewport(1536, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const rowsOf = (screen: Screen) =>
  screen
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent)

test('a parking is a row with its required data', async () => {
  const { screen } = await showList()

  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map((header) => header.textContent)).toEqual([
    'Selecteer alles op deze pagina',
    'Naam',
    'Luchthaven',
    'Aanbieder',
    'Per dag',
    'Gecontroleerd',
    'Clicks 30 d',
    'Status',
    'Acties',
  ])
  const row = screen.getByRole('row', { name: /Polderpark Shuttle/ })
  for (const text of ['Shuttle service', 'AMS', '€6,95']) {
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
  }
  await expect.element(row.getByText('Beschikbaar', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: /Kempenpark/ }).getByText('Vol tot 3 januari.'))
    .toBeVisible()
})

test('distance and rating are columns for who chooses them', async () => {
  const { screen } = await showList({ [savedViews]: () => Response.json([withBoth]) })

  const row = screen.getByRole('row', { name: /Polderpark Shuttle/ })
  for (const text of ['12 min', '4,4', 'van 5, 1.284 beoordelingen']) {
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
  }
  await expect.element(row.getByRole('img', { name: 'Camera’s' })).toBeVisible()
})

describe('the programme', () => {
  const programme = { id: 7, name: 'Ringvaart via Awin' }
  const asked: SavedView = {
    ...{ id: 1, list: 'parkings', name: '', query: '', isFirst: false },
    hidden: ['+Programma'],
  }
  const suggestion = {
    ...{ programmeId: 7, programme: programme.name, hosts: ['awin1.com'] },
    ...{ linked: 214, fits: 203 },
  }
  const answers = {
    [savedViews]: () => Response.json([asked]),
    [list]: pagesFrom(
      { ...rules, filterOn: { programme: (row) => `${row.programme?.id ?? 'geen'}` } },
      [{ ...polder, programme }, garage],
    ),
    'GET /api/admin/programmes': () =>
      Response.json({
        ...{ rows: [programme], found: 1, total: 1, page: 1, size: 500, counts: {} },
      }),
    'GET /api/admin/couplings/suggestions': () => Response.json([suggestion]),
  }

  test('is a column and a filter for who may see it, and what could be coupled is said', async () => {
    const { screen } = await showList(answers)
    await expect
      .element(
        screen.getByRole('row', { name: /Polderpark/ }).getByRole('link', { name: programme.name }),
      )
      .toHaveAttribute('href', '/admin/programmes/7/edit')
    await expect.element(screen.getByText('214 parkings linken naar awin1.com.')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Bekijk en koppel' }))
      .toHaveAttribute('href', '/admin/programmes/7/edit')

    await screen.getByRole('combobox', { name: 'Programma' }).selectOptions('Zonder programma')
    await expect.poll(() => rowsOf(screen)).toEqual(['Garage'])
  })

  test('is not there for a reader, who asks nothing of it', async () => {
    keepRole('reader')
    const { screen, calls } = await showList(answers)
    await expect.element(screen.getByText('Garage', { exact: true })).toBeVisible()
    expect(screen.getByText(/Programma|Ringvaart/).elements()).toEqual([])
    expect(calls.filter(({ url }) => /programmes|couplings/.test(url))).toEqual([])
  })
})

describe('the check of the price', () => {
  const cellOf = (screen: Screen, name: string) =>
    screen
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('cell')
      .nth(5)
  const day = (daysAgo: number) => dayAfter(amsterdamDay(new Date()), -daysAgo)
  const short = (daysAgo: number) => shortDay(day(daysAgo), day(0))

  test('is a column with its day, and one that is not fresh stands out', async () => {
    const { screen } = await showList({}, '', [
      { ...polder, clicks: 2171, priceCheckedOn: day(3), isPriceChanged: false },
      { ...garage, priceCheckedOn: day(31), isPriceChanged: false },
      { ...kempen, priceCheckedOn: day(3), isPriceChanged: true },
      aListedParking({ id: 4, name: 'Nieuw', priceCheckedOn: null }),
    ])

    await expect.element(cellOf(screen, 'Polderpark')).toHaveTextContent(short(3))
    await expect.element(cellOf(screen, 'Garage')).toHaveTextContent(short(31))
    const isMarked = (name: string) => cellOf(screen, name).element().querySelector('svg') !== null
    expect(['Polderpark', 'Garage', 'Kempenpark', 'Nieuw'].map(isMarked)).toEqual([
      ...[false, true, true, true],
    ])
    await expect
      .element(cellOf(screen, 'Kempenpark'))
      .toHaveTextContent(`${short(3)}, sindsdien gewijzigd`)
    await expect.element(cellOf(screen, 'Nieuw')).toHaveTextContent('nog niet')
    await expect
      .element(
        screen
          .getByRole('row', { name: /Polderpark/ })
          .getByRole('cell')
          .nth(6),
      )
      .toHaveTextContent('2.171')
  })

  test('sorts the list, as the clicks do', async () => {
    const { screen } = await showList()

    await screen.getByRole('button', { name: 'Gecontroleerd' }).click()
    await expect.element(screen.getByTestId('address')).toHaveTextContent('?sort=checked')
    await screen.getByRole('button', { name: 'Clicks 30 d' }).click()
    await expect.element(screen.getByTestId('address')).toHaveTextContent('?sort=clicks')
  })
})

test('airport, type and status filter together, and are in the address', async () => {
  const { screen } = await showList({}, '?airport=AMS')
  await expect.poll(() => rowsOf(screen)).toEqual(['Polderpark Shuttle', 'Garage'])

  await screen.getByRole('combobox', { name: 'Type' }).selectOptions('Zelf parkeren')
  await expect.poll(() => rowsOf(screen)).toEqual(['Garage'])
  await screen.getByRole('combobox', { name: 'Status' }).selectOptions('Niet beschikbaar')
  await expect
    .element(screen.getByText('Geen parkings gevonden voor deze zoekopdracht'))
    .toBeVisible()
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('?airport=AMS&type=self&state=niet-beschikbaar')
})

test('in the list of one airport the airport is no column', async () => {
  const { screen } = await showList({}, '?airport=AMS')

  await expect.element(screen.getByRole('columnheader', { name: 'Aanbieder' })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Luchthaven' }).elements()).toEqual([])
})

test('a new parking starts with the chosen airport', async () => {
  const { screen } = await showList()
  const add = screen.getByRole('link', { name: 'Nieuwe parking' })
  await expect.element(add).toHaveAttribute('href', '/admin/parkings/new')

  await screen.getByRole('button', { name: 'EIN 1' }).click()
  await expect.element(add).toHaveAttribute('href', '/admin/parkings/new?airport=EIN')
})

test('the menu of a row links to its airport, its form and a copy', async () => {
  const { screen } = await showList()
  await screen.getByRole('button', { name: 'Acties voor Kempenpark' }).click()

  for (const [name, address] of [
    ['Bekijken', '/parkeren/eindhoven'],
    ['Bewerken', '/admin/parkings/3/edit'],
    ['Dupliceren', '/admin/parkings/new?van=3'],
  ]) {
    await expect.element(screen.getByRole('menuitem', { name })).toHaveAttribute('href', address)
  }
})

describe('the price', () => {
  const priceOf = (screen: Screen, name: string) =>
    screen.getByRole('button', { name: new RegExp(`^Prijs van ${name}`) })
  const fieldOf = (screen: Screen, name: string) =>
    screen.getByRole('textbox', { name: `Prijs per dag van ${name}` })
  const saved = (special: Partial<EditedParking>) =>
    Response.json({ ...polder, version: 4, ...special })

  test('that is unusual is warned about while typing, and one that is no number is refused', async () => {
    const { screen } = await showList()
    await priceOf(screen, 'Polderpark Shuttle').click()
    await fieldOf(screen, 'Polderpark Shuttle').fill('75')
    await expect.element(screen.getByText('Opvallend hoog.')).toBeVisible()

    await fieldOf(screen, 'Polderpark Shuttle').fill('abc')
    await userEvent.keyboard('{Enter}')
    const refused = screen.getByText('Vul een getal in, bijvoorbeeld 24,95')
    await expect.element(refused).toBeVisible()

    await fieldOf(screen, 'Polderpark Shuttle').fill('80')
    await expect.element(refused).not.toBeInTheDocument()
    await expect.element(screen.getByText('Opvallend hoog.')).toBeVisible()
  })

  test('of a tariff is what visitors read; it unfolds the tariff, whose totals are saved in turn', async () => {
    const tariff = aSavedTariff({
      name: 'Winter',
      steps: [
        { days: 1, total: 17 },
        { days: 8, total: 49.2 },
      ],
    })
    const ofTariff = { ...polder, priceToday: 6.15, isPriceOfTariff: true }
    const whole = anEditedParking({ ...ofTariff, tariffs: [tariff] })
    const savedAs = (version: number) => Response.json({ ...whole, version, priceToday: 6.2 })
    const { screen, calls, toasts } = await showList({
      [list]: pagesFrom(rules, [ofTariff, garage]),
      'GET /api/admin/parkings/1': [
        Response.json(whole),
        Response.json(whole),
        Response.json(whole),
      ],
      [put]: [savedAs(4), savedAs(5)],
    })
    const price = priceOf(screen, 'Polderpark Shuttle')
    await expect
      .element(price)
      .toHaveTextContent('Prijs van Polderpark Shuttle: €6,15 uit tarief, bij 8 dagen')
    await price.click()
    const unfolded = screen.getByRole('region', { name: 'Winter van Polderpark Shuttle' })
    await expect.element(unfolded.getByText(/Een bezoeker ziet bij 8 dagen €49,20/)).toBeVisible()

    await unfolded.getByLabelText('8 dagen').fill('niets')
    await userEvent.keyboard('{Enter}')
    await expect.element(unfolded.getByText('Vul een getal in, bijvoorbeeld 24,95')).toBeVisible()
    await unfolded.getByLabelText('8 dagen').fill('49,60')
    await unfolded.getByLabelText('1 dag').fill('18')
    await userEvent.keyboard('{Enter}')
    await expect.element(toasts.getByText('Polderpark Shuttle, 1 dag: €18,00.')).toBeVisible()
    const bodies = (await bodiesOf(calls, 'PUT')) as EditedParking[]
    expect(bodies.map(({ version, tariffs }) => [version, tariffs[0]?.steps[1]?.total])).toEqual([
      [3, 49.6],
      [4, 49.2],
    ])
    expect(bodies[0]?.tariffs[0]?.checkedOn).toBe(amsterdamDay(new Date()))

    await price.click()
    await expect.element(unfolded).not.toBeInTheDocument()
  })

  test('of a season of its tariffs changes from the unfolded tariff, which shows it', async () => {
    const winter = aSavedTariff({ name: 'Winter', steps: [{ days: 8, total: 49.2 }] })
    const summer = aSavedTariff({ name: 'Zomer', validFrom: '2099-04-01' })
    const ofTariff = { ...polder, priceToday: 6.15, isPriceOfTariff: true }
    const whole = (total: number, version: number) => {
      const tariffs = [{ ...winter, steps: [{ days: 8, total }] }, summer]
      return Response.json(anEditedParking({ ...ofTariff, version, tariffs }))
    }
    const { id, version, name, airportCode } = polder
    const changed = {
      ...{ id, version, name, airportCode, from: 4_920, to: 5_100, refusal: null, unusual: null },
      ...{ amounts: [{ days: 8, from: 4_920, to: 5_100 }], isPriceOfTariff: true },
    }
    const seasons = ['Winter', 'Zomer'].map((name) => ({
      ...{ name, parkings: 1, amounts: 2, period: null },
    }))
    const report = (...parkings: object[]) => Response.json({ parkings, seasons, withoutTariff: 0 })
    const { screen, calls } = await showList({
      [list]: pagesFrom(rules, [ofTariff, garage]),
      'GET /api/admin/parkings/1': [whole(49.2, 3), whole(51, 4)],
      'POST /api/admin/parkings/prices': [report(), report(changed), report(changed)],
    })
    await priceOf(screen, 'Polderpark Shuttle').click()
    await expect
      .element(screen.getByRole('button', { name: 'Prijs wijzigen: Zomer' }))
      .toBeVisible()
    await screen.getByRole('button', { name: 'Prijs wijzigen: Winter' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Prijs wijzigen' })
    await expect.element(dialog.getByLabelText('Seizoen', { exact: true })).toHaveValue('Winter')
    await dialog.getByLabelText('Verhogen met (%)').fill('4')
    await dialog.getByRole('button', { name: 'Wijzig 1 bedrag' }).click()

    const unfolded = screen.getByRole('region', { name: 'Winter van Polderpark Shuttle' })
    await expect.element(unfolded.getByLabelText('8 dagen')).toHaveValue('51,00')
    expect((await bodiesOf(calls, 'POST')).at(-1)).toMatchObject({
      rows: [{ id: 1, version: 3 }],
      prices: { season: 'Winter', into: null },
      apply: true,
    })
  })

  test('is edited in its cell, and can be restored', async () => {
    const { screen, calls, toasts } = await showList({
      [list]: pagesFrom(rules, all, [{ ...polder, pricePerDay: 7.5 }, garage, kempen], all),
      [put]: [saved({ pricePerDay: 7.5, change: 'c' })],
      'POST /api/admin/changes/c/undo': [Response.json({ change: 'd' })],
    })
    await priceOf(screen, 'Polderpark Shuttle').click()
    await expect.element(fieldOf(screen, 'Polderpark Shuttle')).toHaveValue('6,95')
    await userEvent.keyboard('7,5{Enter}')

    await expect.element(toasts.getByText('Polderpark Shuttle kost €7,50 per dag.')).toBeVisible()
    await expect.element(priceOf(screen, 'Polderpark Shuttle')).toHaveTextContent('€7,50')
    await expect.element(priceOf(screen, 'Polderpark Shuttle')).toHaveFocus()

    await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect.element(toasts.getByText('Ongedaan gemaakt')).toBeVisible()
    const check = { priceCheckedOn: amsterdamDay(new Date()), priceCheckSource: null }
    expect(await bodiesOf(calls, 'PUT')).toMatchObject([
      { name: 'Polderpark Shuttle', pricePerDay: 7.5, version: 3, ...check },
    ])
  })

  test('is unchanged after Escape, or without a difference', async () => {
    const { screen, calls } = await showList()

    await priceOf(screen, 'Garage').click()
    await userEvent.keyboard('1{Escape}')
    await expect.element(priceOf(screen, 'Garage')).toHaveTextContent('€22,50')
    await priceOf(screen, 'Garage').click()
    await userEvent.keyboard('22.50{Enter}')
    await expect.element(priceOf(screen, 'Garage')).toHaveFocus()
    expect(await bodiesOf(calls, 'PUT')).toEqual([])
  })

  test('moves to the next row with Tab, and saves once', async () => {
    const { screen, calls } = await showList({ [put]: [saved({ pricePerDay: 8 })] })
    await priceOf(screen, 'Polderpark Shuttle').click()
    await userEvent.keyboard('8{Tab}')

    await expect.element(fieldOf(screen, 'Garage')).toHaveFocus()
    await expect.element(priceOf(screen, 'Polderpark Shuttle')).toBeVisible()
    expect(await bodiesOf(calls, 'PUT')).toMatchObject([{ pricePerDay: 8 }])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(fieldOf(screen, 'Polderpark Shuttle')).toHaveFocus()
  })

  test('that is invalid or refused shows an error at its cell, and keeps its text', async () => {
    const { screen } = await showList({ [put]: [refusal(500, 'Er ging iets mis.')] })
    await priceOf(screen, 'Polderpark Shuttle').click()
    await userEvent.keyboard('gratis{Tab}')
    const field = fieldOf(screen, 'Polderpark Shuttle')

    await expect.element(screen.getByText('Vul een getal in, bijvoorbeeld 24,95')).toBeVisible()
    await expect.element(field).toHaveFocus()
    await field.fill('9')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Er ging iets mis.')).toBeVisible()
    await priceOf(screen, 'Polderpark Shuttle').click()
    await expect.element(field).toHaveValue('9,00')
  })

  test('is not overwritten after another admin changed it', async () => {
    const current = { ...polder, pricePerDay: 5, version: 4 }
    const { screen, calls } = await showList({
      [list]: pagesFrom(rules, all, [current, garage, kempen]),
      [put]: [
        Response.json({ error: 'Gewijzigd', current }, { status: 409 }),
        saved({ pricePerDay: 9, version: 5 }),
      ],
    })
    await priceOf(screen, 'Polderpark Shuttle').click()
    await userEvent.keyboard('9{Enter}')

    const why = screen.getByText('Iemand anders maakte er intussen €5,00 van.')
    await expect.element(why).toBeVisible()
    await screen.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect.element(screen.getByText('Alles opgeslagen')).toBeVisible()
    expect(await bodiesOf(calls, 'PUT')).toMatchObject([{ version: 3 }, { version: 4 }])
  })
})

test.each([320, 390, 768, 1024])(
  'at %i px it has no horizontal overflow, also while a price is edited',
  async (width) => {
    await page.viewport(width, 800)
    const { screen } = await showList({}, '?airport=AMS')
    await screen.getByRole('button', { name: /^Prijs van Garage/ }).click()
    await userEvent.keyboard('x{Enter}')

    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

test('an admin who may only look sees the rows, and nothing that changes them', async () => {
  sessionStorage.setItem('adminRole', 'reader')
  const { screen } = await showList({}, '?airport=AMS')

  await expect.element(screen.getByRole('button', { name: 'Acties voor Garage' })).toBeVisible()
  for (const name of [/Importeren/, /Parking toevoegen/, /Nieuwe parking/]) {
    await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument()
  }
  await expect.element(screen.getByRole('button', { name: /^Prijs van/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Acties voor Garage' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Gegevens bekijken' })).toBeVisible()
  await expect
    .element(screen.getByRole('menuitem', { name: 'Verwijderen' }))
    .not.toBeInTheDocument()
})
