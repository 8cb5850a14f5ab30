import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { logOut } from '#app/admin/api/session.ts'
import type { AdminParking } from '#domain/parking/parking.ts'
import { type Answers, refusal } from '#test/calls.ts'
import { anEditedParking } from '#test/edited-parking.tsx'
import { lapsed, logInAgain, loginAnswers, withLapsedSession } from '#test/lapsed-session.ts'
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

beforeEach(() => page.viewport(1536, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const dozen = Array.from({ length: 12 }, (_, index) =>
  aListedParking({ id: 11 + index, name: `Terrein ${index + 1}`, pricePerDay: 10 }),
)

// Beside the width of a screen, what the menu and the margins leave.
test.each([
  [1280, 963, ''],
  [1440, 1120, ''],
  [1440, 1120, '?airport=AMS'],
])(
  'on a laptop of %d no column of the list is beyond its edge: %d wide, at %s',
  async (width, room, query) => {
    await page.viewport(width, 900)
    document.body.style.width = `${room}px`
    const rows = dozen.map((parking) => ({
      ...parking,
      name: `Terrein met een lange naam ${parking.id}`,
      provider: { id: 1, name: 'Parkeerbedrijf Schiphol' },
      priceToday: 107.5,
      isPriceOfTariff: true,
    }))
    const { screen } = await showList({}, query, rows)
    await expect.element(screen.getByText('uit tarief, bij 8 dagen').first()).toBeVisible()
    const frame = screen.getByRole('table').element().parentElement

    expect(frame?.scrollWidth).toBe(frame?.clientWidth)
    const sources = screen.getByText('uit tarief, bij 8 dagen').elements()
    // Two lines of small text at most.
    expect(Math.max(...sources.map(({ clientHeight }) => clientHeight))).toBeLessThan(40)
    document.body.style.width = ''
  },
)

const putOf = ({ id }: AdminParking) => `PUT /api/admin/parkings/${id}`
const savedAs = (parking: AdminParking, pricePerDay: number) =>
  Response.json({ ...parking, pricePerDay, version: parking.version + 1 })

/** A server that answers no save before it is released. */
function slowSaves(parkings: AdminParking[]) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const saves: Answers = Object.fromEntries(
    parkings.map((parking) => [
      putOf(parking),
      async () => {
        await released
        return savedAs(parking, 11)
      },
    ]),
  )
  return { saves, release }
}

const priceOf = (screen: Screen, { name }: AdminParking) =>
  screen.getByRole('button', { name: new RegExp(`^Prijs van ${name}:`) })

/** Types 11 in each price, with Tab to the next. */
async function typeAll(screen: Screen, parkings: AdminParking[]) {
  const [first = polder] = parkings
  await priceOf(screen, first).click()
  for (const { name } of parkings) {
    const field = screen.getByRole('textbox', { name: `Prijs per dag van ${name}`, exact: true })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('11{Tab}')
  }
}

const leave = (screen: Screen) => screen.getByRole('link', { name: 'Dashboard' }).click()
const bar = (screen: Screen) => screen.getByRole('region', { name: 'Opslaan' })
const says = (screen: Screen, text: string | RegExp) =>
  expect.element(bar(screen).getByText(text, { exact: true })).toBeVisible()

test('twelve prices typed at a slow server are all saved, with a read after the last', async () => {
  const { saves, release } = slowSaves(dozen)
  const { screen, calls } = await showList(saves, '', dozen)
  const before = calls.length
  await typeAll(screen, dozen)
  await says(screen, '12 prijzen worden opgeslagen…')
  await expect.element(priceOf(screen, dozen[0] ?? polder)).toHaveTextContent('€11,00')

  release()
  await says(screen, 'Alles opgeslagen')
  await expect.poll(() => calls.at(-1)?.method).toBe('GET')
  expect((await bodiesOf(calls, 'PUT')).map(({ id }) => id)).toEqual(dozen.map(({ id }) => id))
  const made = calls.slice(before).map(({ method, url }) => `${method} ${new URL(url).pathname}`)
  expect(made.slice(0, 12).every((call) => call.startsWith('PUT'))).toBe(true)
  expect(made.slice(12).toSorted()).toEqual(['GET /api/admin/airports', 'GET /api/admin/parkings'])
})

test('leaving waits for what is still being saved, and then goes on', async () => {
  const { saves, release } = slowSaves([polder, garage])
  const { screen, calls } = await showList(saves, '?airport=AMS')
  await typeAll(screen, [polder, garage])
  await leave(screen)

  const dialog = screen.getByRole('alertdialog', { name: 'Je wijzigingen worden opgeslagen.' })
  await expect.element(dialog).toBeVisible()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)

  release()
  await expect.element(screen.getByRole('heading', { name: 'Het dashboard' })).toBeVisible()
  expect(await bodiesOf(calls, 'PUT')).toMatchObject([{ pricePerDay: 11 }, { pricePerDay: 11 }])
})

test('leaving asks about a price that is typed but not entered', async () => {
  const { screen } = await showList()
  await priceOf(screen, polder).click()
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(closing()).toBe(false)
  await userEvent.keyboard('9')
  await expect.poll(closing).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(closing).toBe(false)
})

test('what failed is named with its reason, stays in the list, and can be tried again', async () => {
  const { screen, calls } = await showList({
    [putOf(polder)]: [savedAs(polder, 11)],
    [putOf(garage)]: [refusal(500, 'Er ging iets mis.'), savedAs(garage, 11)],
  })
  await typeAll(screen, [polder, garage])
  await says(screen, '1 prijs is niet opgeslagen.')
  await says(screen, 'Garage, €11,00.')
  await says(screen, 'Er ging iets mis.')
  await expect.element(priceOf(screen, garage)).toHaveTextContent('€11,00')

  await leave(screen)
  await screen.getByRole('button', { name: 'Blijf hier' }).click()
  await bar(screen).getByRole('button', { name: 'Probeer opnieuw' }).click()
  await says(screen, 'Alles opgeslagen')
  expect(await bodiesOf(calls, 'PUT')).toMatchObject([{ id: 1 }, { id: 2 }, { id: 2 }])
})

test('what the server refuses says what is wrong with the price, or what else of the parking is', async () => {
  const refused = (fields: Record<string, string[]>) =>
    Response.json({ error: 'De parking is niet goed ingevuld', fields }, { status: 422 })
  const { screen } = await showList({
    [putOf(polder)]: [refused({ pricePerDay: ['Prijs per dag moet groter zijn dan 0'] })],
    [putOf(garage)]: [refused({ affiliateUrl: ['Voer een geldige URL in'] })],
  })
  await typeAll(screen, [polder, garage])

  await says(screen, 'Polderpark Shuttle, €11,00.')
  await says(screen, 'Prijs per dag moet groter zijn dan 0.')
  await says(screen, 'Garage, €11,00.')
  await says(screen, /Affiliatelink: Voer een geldige URL in\.$/)
})

test('a save that failed can be given up', async () => {
  const { screen } = await showList({ [putOf(garage)]: [refusal(500, 'Er ging iets mis.')] })
  await typeAll(screen, [garage])
  await bar(screen)
    .getByRole('button', { name: /^Laat maar/ })
    .click()
  await expect.element(priceOf(screen, garage)).toHaveTextContent('€22,50')
  await leave(screen)
  await expect.element(screen.getByRole('heading', { name: 'Het dashboard' })).toBeVisible()
})

test('a price typed again while its first is under way is saved after it, on its version', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const answers = [savedAs(polder, 11), savedAs({ ...polder, version: 4 }, 12)]
  const { screen, calls } = await showList({
    [putOf(polder)]: async () => {
      await released
      return answers.shift() ?? refusal(500, 'Te vaak')
    },
  })
  for (const price of ['11', '10', '12']) {
    await priceOf(screen, polder).click()
    await userEvent.keyboard(`${price}{Enter}`)
  }
  release()
  await says(screen, 'Alles opgeslagen')
  expect(await bodiesOf(calls, 'PUT')).toMatchObject([
    { pricePerDay: 11, version: 3 },
    { pricePerDay: 12, version: 4 },
  ])
})

test('a change of something else by another admin is no conflict, and is kept', async () => {
  const current = { ...polder, name: 'Polderpark', version: 4 }
  const { screen, calls } = await showList({
    [list]: pagesFrom(rules, all, [{ ...current, pricePerDay: 9, version: 5 }, garage, kempen]),
    [putOf(polder)]: [
      Response.json({ error: 'Gewijzigd', current }, { status: 409 }),
      savedAs(current, 9),
    ],
  })
  await priceOf(screen, polder).click()
  await userEvent.keyboard('9{Enter}')
  await says(screen, 'Alles opgeslagen')
  expect(await bodiesOf(calls, 'PUT')).toMatchObject([
    { version: 3 },
    { name: 'Polderpark', pricePerDay: 9, version: 4 },
  ])
})

test('a save whose answer was lost is not made twice', async () => {
  const current = { ...polder, pricePerDay: 9, version: 4 }
  const { screen, calls } = await showList({
    [list]: pagesFrom(rules, all, [current, garage, kempen]),
    [putOf(polder)]: [
      new Response('', { status: 502 }),
      Response.json({ error: 'Gewijzigd', current }, { status: 409 }),
    ],
  })
  await priceOf(screen, polder).click()
  await userEvent.keyboard('9{Enter}')
  await bar(screen).getByRole('button', { name: 'Probeer opnieuw' }).click()
  await says(screen, 'Alles opgeslagen')
  expect(await bodiesOf(calls, 'PUT')).toHaveLength(2)
})

test('after a lapsed session every typed price is saved once the admin logs in', async () => {
  withLapsedSession()
  const { screen, calls } = await showList({
    ...loginAnswers(),
    [putOf(polder)]: [lapsed(), savedAs(polder, 11)],
    [putOf(garage)]: [savedAs(garage, 11)],
  })
  await priceOf(screen, polder).click()
  // The dialog opens over the field of the second price, and saves nothing of it.
  await userEvent.keyboard('11{Tab}')
  await logInAgain()
  await says(screen, 'Alles opgeslagen')
  const field = screen.getByRole('textbox', { name: 'Prijs per dag van Garage' })
  await expect.element(field).toHaveFocus()
  await field.fill('11')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => calls.filter(({ method }) => method === 'PUT').length).toBe(3)
  await says(screen, 'Alles opgeslagen')

  const saved = (await bodiesOf(calls, 'PUT')).map(({ id }) => id)
  expect(new Set(saved)).toEqual(new Set([1, 2]))
})

test('a login that is put off loses no price: it fails by name, and asks again', async () => {
  withLapsedSession()
  const { screen } = await showList({
    ...loginAnswers(),
    [putOf(garage)]: [lapsed(), lapsed(), savedAs(garage, 11)],
  })
  await typeAll(screen, [garage])
  const dialog = screen.getByRole('dialog', { name: 'Log opnieuw in' })
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await says(screen, 'De prijs is niet opgeslagen. Je bent niet meer ingelogd.')
  await expect.element(priceOf(screen, garage)).toHaveTextContent('€11,00')

  await bar(screen).getByRole('button', { name: 'Probeer opnieuw' }).click()
  await logInAgain()
  await says(screen, 'Alles opgeslagen')
})

describe('after a reload', () => {
  const answerOnce = () => refusal(500, 'Er ging iets mis.')

  test('what was not saved is there again, says so, and is saved on request', async () => {
    withLapsedSession()
    const first = await showList({
      [putOf(polder)]: () => new Promise(() => undefined),
      [putOf(garage)]: [answerOnce()],
    })
    await typeAll(first.screen, [polder, garage])
    await says(first.screen, 'Garage, €11,00.')
    await first.screen.unmount()

    const { screen, calls } = await showList({
      [putOf(polder)]: [savedAs(polder, 11)],
      [putOf(garage)]: [savedAs(garage, 11)],
    })
    await says(screen, '2 prijzen zijn niet opgeslagen.')
    await expect.element(priceOf(screen, polder)).toHaveTextContent('€11,00')
    expect(await bodiesOf(calls, 'PUT')).toEqual([])
    await bar(screen).getByRole('button', { name: 'Probeer opnieuw' }).click()
    await says(screen, 'Alles opgeslagen')
    expect(await bodiesOf(calls, 'PUT')).toMatchObject([
      { id: 1, pricePerDay: 11, version: 3 },
      { id: 2, pricePerDay: 11 },
    ])
    await screen.unmount()

    const third = await showList()
    await expect.element(bar(third.screen)).not.toBeInTheDocument()
  })

  test('a price that another admin changed meanwhile is not overwritten', async () => {
    withLapsedSession()
    const first = await showList({ [putOf(polder)]: [answerOnce()] })
    await typeAll(first.screen, [polder])
    await says(first.screen, 'Er ging iets mis.')
    await first.screen.unmount()

    const current = { ...polder, pricePerDay: 8, version: 4 }
    const { screen } = await showList({
      [putOf(polder)]: [Response.json({ error: 'Gewijzigd', current }, { status: 409 })],
    })
    await bar(screen).getByRole('button', { name: 'Probeer opnieuw' }).click()
    await says(screen, 'Iemand anders maakte er intussen €8,00 van.')
  })

  test('a price that was typed and not entered is in its field again', async () => {
    withLapsedSession()
    const first = await showList()
    await priceOf(first.screen, garage).click()
    await userEvent.keyboard('31,5')
    await first.screen.unmount()

    const { screen, calls } = await showList({ [putOf(garage)]: [savedAs(garage, 31.5)] })
    const field = screen.getByRole('textbox', { name: 'Prijs per dag van Garage' })
    await expect.element(field).toHaveValue('31,5')
    await field.click()
    await userEvent.keyboard('{Enter}')
    await says(screen, 'Alles opgeslagen')
    expect(await bodiesOf(calls, 'PUT')).toMatchObject([{ id: 2, pricePerDay: 31.5 }])
  })

  test('a total of a tariff is there again, and is saved on the newest version', async () => {
    withLapsedSession()
    const steps = [{ days: 8, total: 49.2 }]
    const tariff = aSavedTariff({ name: 'Winter', steps })
    const ofTariff = { ...polder, priceToday: 6.15, isPriceOfTariff: true }
    const whole = anEditedParking({ ...ofTariff, tariffs: [tariff] })
    const read = 'GET /api/admin/parkings/1'
    const asList = { [list]: pagesFrom(rules, [ofTariff, garage]) }
    const first = await showList({
      ...asList,
      [read]: [Response.json(whole)],
      [putOf(polder)]: [answerOnce()],
    })
    await priceOf(first.screen, polder).click()
    await first.screen.getByLabelText('8 dagen').fill('52')
    await userEvent.keyboard('{Enter}')
    await says(first.screen, 'Polderpark Shuttle, 8 dagen, €52,00.')
    await first.screen.unmount()

    const newer = { ...whole, name: 'Polderpark', version: 9 }
    const { screen, calls } = await showList({
      ...asList,
      [read]: [Response.json(newer)],
      [putOf(polder)]: [Response.json({ ...newer, version: 10 })],
    })
    await bar(screen).getByRole('button', { name: 'Probeer opnieuw' }).click()
    await says(screen, 'Alles opgeslagen')
    expect(await bodiesOf(calls, 'PUT')).toMatchObject([
      { name: 'Polderpark', version: 9, tariffs: [{ steps: [{ days: 8, total: 52 }] }] },
    ])
  })

  test('nothing is there after logging out, or after leaving it on purpose', async () => {
    withLapsedSession()
    const first = await showList({ [putOf(garage)]: [answerOnce(), answerOnce()] })
    await typeAll(first.screen, [garage])
    await says(first.screen, 'Er ging iets mis.')
    await leave(first.screen)
    await first.screen.getByRole('button', { name: 'Niet opslaan' }).click()
    await expect.element(first.screen.getByRole('heading', { name: 'Het dashboard' })).toBeVisible()
    await first.screen.unmount()

    const second = await showList({ [putOf(garage)]: [answerOnce()] })
    await expect.element(bar(second.screen)).not.toBeInTheDocument()
    await typeAll(second.screen, [garage])
    await says(second.screen, 'Er ging iets mis.')
    await second.screen.unmount()
    logOut()
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

test('a warning about a price moves no row', async () => {
  const { screen } = await showList()
  await priceOf(screen, polder).click()
  const row = screen.getByRole('row', { name: /Garage/ })
  const before = row.element().getBoundingClientRect().top
  await userEvent.keyboard('75')
  await expect.element(screen.getByText('Opvallend hoog.')).toBeVisible()
  expect(row.element().getBoundingClientRect().top).toBe(before)
})
