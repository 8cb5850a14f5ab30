import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ReportDesk } from './report-desk.tsx'
import type { ReportFormProps } from './report-form.tsx'
import { ReportLink } from './report-link.tsx'
import { ReportPanel } from './report-panel.tsx'
import { reportNotSent } from './report-text.ts'

const about = {
  airport: { slug: 'schiphol' },
  parking: { name: 'Ringvaart Parking', slug: 'ringvaart-parking' },
}
const address = '/klopt-dit-niet?luchthaven=schiphol&terrein=ringvaart-parking'

const topic = (label: string) => page.getByRole('radio', { name: label, exact: true })
const message = () => page.getByLabelText('Wat moet er staan?')
const email = () => page.getByLabelText('E-mailadres (optioneel)')
const send = () => page.getByRole('button', { name: 'Verstuur melding' }).click()
const notice = () => page.getByRole('alert')
const thanks = () => page.getByRole('heading', { name: 'Bedankt voor je melding!' })

let given: Partial<ReportFormProps> = {}

beforeEach(() => {
  given = {}
})

const Site = createRoutesStub([
  { path: '/klopt-dit-niet', Component: () => <ReportDesk {...about} {...given} /> },
  {
    path: '/parkeren/schiphol/ringvaart-parking',
    Component: () => (
      <>
        <ReportLink to={address} parking={about.parking} />
        <ReportPanel {...about} defaultTopic="prijs" />
      </>
    ),
  },
])

const open = (at = address) => render(<Site initialEntries={[at]} />)
const openParking = () => open('/parkeren/schiphol/ringvaart-parking')

function answer(status: number, body: unknown = {}, headers: HeadersInit = {}) {
  return vi.spyOn(window, 'fetch').mockImplementation(async () => {
    return Response.json(body, { status, headers })
  })
}

/** A failure is logged, so console output is expected. */
function expectLog() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // test/quiet.ts checks the same spy.
  return () => vi.spyOn(console, 'error').mockClear()
}

test('another report after a server error starts with an empty form', async () => {
  answer(201, { id: 1 })
  given = { typed: { message: 'x' }, trouble: { fields: { message: ['Te kort'] } } }
  await open()
  await topic('Shuttle').click()
  await message().fill('De bus rijdt elke 20 minuten.')
  await send()
  await page.getByRole('button', { name: 'Nog iets melden' }).click()

  await expect.element(message()).toHaveValue('')
  await expect.element(notice()).not.toBeInTheDocument()
})

test('a report is posted to the API with its parking, and the thanks take focus', async () => {
  const fetch = answer(201, { id: 1 })
  await open()
  await topic('Shuttle').click()
  await message().fill('De bus rijdt elke 20 minuten.')
  await send()

  await expect.element(thanks()).toBeVisible()
  expect(document.activeElement).toContainElement(thanks().element())
  const [path, init] = fetch.mock.calls[0] ?? []
  expect(path).toBe('/api/reports')
  expect(JSON.parse(String(init?.body))).toEqual({
    airport: 'schiphol',
    parking: 'ringvaart-parking',
    topic: 'shuttle',
    message: 'De bus rijdt elke 20 minuten.',
    email: '',
    website: '',
    secondsOpen: expect.any(Number),
  })
  expect(fetch).toHaveBeenCalledOnce()
})

test('another report starts with an empty form, with the focus in it', async () => {
  answer(201, { id: 1 })
  await open()
  await topic('Adres').click()
  await message().fill('Ringvaartweg 14')
  await send()
  await page.getByRole('button', { name: 'Nog iets melden' }).click()

  await expect.element(topic('Prijs')).toHaveFocus()
  await expect.element(topic('Adres')).not.toBeChecked()
  await expect.element(message()).toHaveValue('')
})

test('errors are shown at the fields and in a summary, and nothing is sent', async () => {
  const fetch = answer(201)
  await open()
  await email().fill('jo@')
  await send()

  await expect.element(page.getByText('Kies wat er niet klopt')).toBeVisible()
  await expect.element(page.getByText('Vul in wat er moet staan')).toBeVisible()
  await expect.element(page.getByText('Ongeldig e-mailadres')).toBeVisible()
  await expect
    .element(notice())
    .toHaveTextContent(
      'Er ontbreekt nog iets. Vul de drie velden hieronder aan en verstuur je melding opnieuw.',
    )
  await expect.element(notice()).toHaveFocus()
  expect(fetch).not.toHaveBeenCalled()
})

test('a topic that is not chosen takes focus, and choosing one takes its error away', async () => {
  await open()
  await message().fill('Het is nu anders')
  await send()

  const group = page.getByRole('radiogroup', { name: 'Wat klopt er niet aan Ringvaart Parking?' })
  await expect.element(topic('Prijs')).toHaveFocus()
  await expect.element(group).toHaveAccessibleDescription('Kies wat er niet klopt')

  await userEvent.keyboard(' ')
  await expect.element(topic('Prijs')).toBeChecked()
  await expect.element(group).not.toHaveAttribute('aria-invalid')
})

test.each([
  ['a server error', 500, {}, {}, reportNotSent],
  ['a parking that is gone', 404, { error: 'Deze parking bestaat niet' }, {}, reportNotSent],
  [
    'a 429',
    429,
    { error: 'Te veel' },
    { 'retry-after': '130' },
    'Je hebt veel berichten gestuurd. Probeer het over 3 minuten opnieuw.',
  ],
] as const)(
  '%s is said in the form, which keeps what was typed',
  async (_, status, body, headers, text) => {
    const forgetLog = expectLog()
    answer(status, body, headers)
    await open()
    await topic('Link').click()
    await message().fill('De link gaat nergens heen')
    await send()

    await expect.element(notice()).toHaveTextContent(text)
    await expect.element(notice()).toHaveFocus()
    await expect.element(topic('Link')).toBeChecked()
    await expect.element(message()).toHaveValue('De link gaat nergens heen')
    forgetLog()
  },
)

test('what came back from a form without JavaScript is shown', async () => {
  given = {
    typed: { topic: 'adres', message: 'x', email: 'jo@example.com' },
    trouble: { fields: { message: ['Vul in wat er moet staan'] } },
  }
  await open()

  await expect.element(topic('Adres')).toBeChecked()
  await expect.element(email()).toHaveValue('jo@example.com')
  await expect.element(message()).toHaveFocus()
  await expect.element(message()).toHaveAccessibleDescription('Vul in wat er moet staan')
})

test('the thanks after a form without JavaScript lead back to the form of the parking', async () => {
  await open(`${address}&verzonden=ja`)
  await expect.element(thanks()).toBeVisible()

  await page.getByRole('button', { name: 'Nog iets melden' }).click()

  await expect.element(topic('Prijs')).toHaveFocus()
})

test('on the page of a parking the form is closed at first, with its topic chosen', async () => {
  await openParking()
  await expect.element(message()).not.toBeVisible()

  await page.getByText('Klopt dit niet?').last().click()

  await expect.element(topic('Prijs')).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Verstuur melding' })).toBeVisible()
})

test('the link says which parking it is about, and leads to its form', async () => {
  await openParking()

  await expect
    .element(
      page.getByRole('link', { name: 'Klopt dit niet? Meld een fout bij Ringvaart Parking' }),
    )
    .toHaveAttribute('href', address)
})
