import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, Link } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import {
  exampleSettings,
  type SavedSettings,
  type Settings as Values,
} from '#domain/settings/setting.ts'
import { answerCalls, lastBody, refusal } from '#test/calls.ts'
import { Settings } from './settings.tsx'

const reading = 'GET /api/admin/settings'
const saving = 'PUT /api/admin/settings'

afterEach(() => vi.unstubAllGlobals())

function settings(special: Partial<Values> = {}, version = 3): SavedSettings {
  const values = { ...exampleSettings, ...special }
  return { values, version, updatedAt: '2026-11-18T09:24:00.000Z' }
}

function Airports() {
  return (
    <>
      <h1>Luchthavens</h1>
      <Link to="/admin/settings">Instellingen</Link>
    </>
  )
}

const Site = createRoutesStub([
  { path: '/admin/settings', Component: Settings },
  { path: '/admin/airports', Component: Airports },
])

async function open(answers: Record<string, Response[]> = {}, hash = '') {
  const calls = answerCalls({ [reading]: [Response.json(settings())], ...answers })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={[`/admin/settings${hash}`]} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls, saved: () => lastBody(calls, 'PUT') }
}

test('a change saves all settings, based on the loaded version', async () => {
  const vatNumber = 'BE 0123.456.749'
  const { screen, saved } = await open({ [saving]: [Response.json(settings({ vatNumber }, 4))] })
  await expect.element(screen.getByText('Laatst opgeslagen op 18-11-2026 om 10:24')).toBeVisible()

  await screen.getByLabelText('Btw-nummer').fill(` ${vatNumber} `)
  await expect.element(screen.getByText('Je hebt 1 niet-opgeslagen wijziging.')).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')

  await expect.element(screen.getByText('Instellingen opgeslagen')).toBeVisible()
  await expect.element(screen.getByLabelText('Btw-nummer')).toHaveValue(vatNumber)
  await expect.element(screen.getByText(/niet-opgeslagen/)).not.toBeInTheDocument()
  expect(await saved()).toEqual({ values: { ...exampleSettings, vatNumber }, version: 3 })
})

test('what a colleague saved since is shown when the page is opened again', async () => {
  const newer = Response.json(settings({ company: 'Door een collega BV' }, 4))
  const { screen } = await open({ [reading]: [Response.json(settings()), newer] })
  const company = screen.getByLabelText('Bedrijfsnaam')
  await expect.element(company).toHaveValue(exampleSettings.company)
  await screen.getByRole('link', { name: 'Volgorde van de luchthavens' }).click()
  await screen.getByRole('link', { name: 'Instellingen' }).click()

  await expect.element(company).toHaveValue('Door een collega BV')
})

test('the example shows a new name immediately, and cancelling restores the old one', async () => {
  const { screen } = await open()
  await screen.getByLabelText('Productnaam').fill('Parkeerkompas')
  await expect.element(screen.getByText('Parkeerkompas').first()).toBeVisible()

  await screen.getByRole('button', { name: 'Annuleren' }).click()
  await expect.element(screen.getByLabelText('Productnaam')).toHaveValue('Parkeerpiloot')
  await expect.element(screen.getByText('Parkeerkompas')).not.toBeInTheDocument()
})

test("the search result example shows the typed text, or the site's own by default", async () => {
  const { screen } = await open()
  const example = screen.getByRole('figure', { name: 'Voorbeeld van een zoekresultaat' })
  await expect
    .element(example.getByText('Parkeren bij de luchthaven vergelijken | Parkeerpiloot'))
    .toBeVisible()

  await screen.getByLabelText('Titel van de homepage').fill('Parkeren bij Schiphol')
  await expect.element(example.getByText('Parkeren bij Schiphol | Parkeerpiloot')).toBeVisible()
})

test('a statistics service fills in its host, and requires an id', async () => {
  const { screen, calls } = await open()
  await expect.element(screen.getByLabelText('Meet-ID')).not.toBeInTheDocument()
  const service = screen.getByLabelText('Statistiekdienst')
  const host = screen.getByLabelText('Adres van de dienst')

  await service.selectOptions('Google Analytics')
  await expect.element(host).toHaveValue('https://www.googletagmanager.com')
  await service.selectOptions('Plausible')
  await expect.element(host).toHaveValue('https://plausible.io')
  await host.fill('https://statistieken.example.com')
  await service.selectOptions('Matomo')
  await expect.element(host).toHaveValue('https://statistieken.example.com')

  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('Dit hoort bij de gekozen dienst')).toBeVisible()
  await expect.element(screen.getByLabelText('Meet-ID')).toHaveFocus()
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

test('without a service its fields are cleared', async () => {
  const service = {
    analyticsService: 'matomo',
    analyticsHost: 'https://a.example',
    analyticsId: '1',
  }
  const { screen, saved } = await open({
    [reading]: [Response.json(settings({ ...service, analyticsService: 'matomo' }))],
    [saving]: [Response.json(settings({}, 4))],
  })
  await screen.getByLabelText('Adres van de dienst').fill('geen adres')
  await screen.getByLabelText('Statistiekdienst').selectOptions('Geen')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText('Instellingen opgeslagen')).toBeVisible()
  expect(await saved()).toMatchObject({ values: { analyticsHost: '', analyticsId: '' } })
})

test('a retention period is saved as a number', async () => {
  const { screen, saved } = await open({
    [saving]: [Response.json(settings({ contactMonths: 6 }, 4))],
  })
  await screen.getByLabelText('Berichten bewaren (maanden)').fill('6')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText('Instellingen opgeslagen')).toBeVisible()
  expect(await saved()).toMatchObject({ values: { contactMonths: 6, backupsKept: 7 } })
})

test('an invalid field gets an error and focus, and the error goes when it is fixed', async () => {
  const { screen, calls } = await open()
  const email = screen.getByLabelText('E-mailadres')
  await email.fill('jo@')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText('Ongeldig e-mailadres')).toBeVisible()
  await expect.element(email).toHaveFocus()
  await email.fill('jo@example.org')
  await expect.element(screen.getByText('Ongeldig e-mailadres')).not.toBeInTheDocument()
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

test('a field error from the server is shown, and the form keeps its text', async () => {
  const body = { error: 'Niet goed ingevuld', fields: { company: ['Deze naam kan niet'] } }
  const { screen } = await open({ [saving]: [Response.json(body, { status: 422 })] })
  await screen.getByLabelText('Bedrijfsnaam').fill('De Firma')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect.element(screen.getByText('Deze naam kan niet')).toBeVisible()
  await expect.element(screen.getByLabelText('Bedrijfsnaam')).toHaveValue('De Firma')
})

test("another admin's version is a choice, and is not overwritten", async () => {
  const theirs = { company: 'Hun Firma', postalAddress: 'Postbus 7, Weert' }
  const current = settings(theirs, 4)
  const mine = { ...theirs, company: 'Mijn Firma' }
  const { screen, saved } = await open({
    [saving]: [
      Response.json({ error: 'Intussen gewijzigd', current }, { status: 409 }),
      Response.json(settings(mine, 5)),
    ],
  })
  await screen.getByLabelText('Bedrijfsnaam').fill('Mijn Firma')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  const choice = screen.getByRole('alertdialog', { name: 'Intussen opgeslagen door een ander' })
  await expect.element(choice.getByText('Hun Firma')).toBeVisible()
  await choice.getByRole('button', { name: 'Keuze opslaan' }).click()

  await expect.element(screen.getByText('Instellingen opgeslagen')).toBeVisible()
  expect(await saved()).toEqual({ values: { ...exampleSettings, ...mine }, version: 4 })
})

test('leaving with unsaved changes asks for confirmation', async () => {
  const { screen } = await open()
  await screen.getByLabelText('Bedrijfsnaam').fill('De Firma')
  await screen.getByRole('link', { name: 'Volgorde van de luchthavens' }).click()

  await screen.getByRole('button', { name: 'Blijf hier' }).click()
  await expect.element(screen.getByLabelText('Bedrijfsnaam')).toHaveValue('De Firma')
})

test('a link to a setting focuses its field', async () => {
  const { screen } = await open({}, '#vatNumber')

  await expect.element(screen.getByLabelText('Btw-nummer')).toHaveFocus()
})

test('settings that failed to load can be retried', async () => {
  const { screen } = await open({
    [reading]: [refusal(500, 'stuk'), refusal(500, 'stuk'), Response.json(settings())],
  })
  const alert = screen.getByRole('alert').filter({ hasText: 'Fout!' })

  await expect.element(alert).toBeVisible()
  await alert.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect.element(screen.getByLabelText('Productnaam')).toHaveValue('Parkeerpiloot')
})

test('the statement of the month is mailed at once, or it is said why not', async () => {
  const none = 'Er zijn nog geen boekingen, dus is er niets te mailen.'
  const { screen } = await open({
    'POST /api/admin/settings/month-mail': [
      refusal(409, none),
      new Response(null, { status: 204 }),
    ],
  })
  const button = screen.getByRole('button', { name: 'Stuur mij het maandbericht' })
  await button.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(none)
  await button.click()
  await expect.element(screen.getByText('Maandbericht verstuurd').first()).toBeVisible()
})

test('a test mail says that it was sent, or what the mail server said', async () => {
  const refused = 'De mailserver neemt de mail niet aan: 535 wrong login'
  const { screen } = await open({
    'POST /api/admin/settings/test-mail': [
      refusal(502, refused),
      new Response(null, { status: 204 }),
    ],
  })
  const button = screen.getByRole('button', { name: 'Stuur een proefmail' })
  await button.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(refused)
  await button.click()
  await expect.element(screen.getByText('Proefmail verstuurd').first()).toBeVisible()
})
