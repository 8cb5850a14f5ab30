import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, Link, useLocation, useParams } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { logOut } from '#app/admin/api/session.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { AdminAirport } from '#domain/airport/airport.ts'
import { ok, refused } from '#domain/form/result.ts'
import { answerCalls, refusal } from '#test/calls.ts'
import type { FormKind } from './form-kind.ts'
import { FormPage } from './form-page.tsx'
import { FormSection } from './form-section.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

type Row = { id: number; name: string; city: string; open: boolean } & {
  version: number
  updatedAt: string
}

const schiphol: Row = {
  id: 1,
  name: 'Schiphol',
  city: 'Amsterdam',
  open: true,
  version: 3,
  updatedAt: '2026-11-18T09:24:00.000Z',
}

type Fields = { name: string; city: string; open: boolean }

const kind: FormKind<Fields, Row> = {
  labels: { name: 'Naam', city: 'Plaats', open: 'Geopend' },
  fields: ({ name, city, open } = { ...schiphol, name: '', city: '' }) => ({ name, city, open }),
  check: ({ name, city, open }) => {
    const wrong = {
      ...(name.length < 2 && { name: ['Naam is verplicht'] }),
      ...(city.length < 2 && { city: ['Plaats is verplicht'] }),
    }
    return Object.keys(wrong).length > 0 ? refused(wrong) : ok({ name: name.trim(), city, open })
  },
}

function Form() {
  return (
    <>
      <Link to="/admin">Dashboard</Link>
      <Link to="/admin/airports/new">Nieuwe luchthaven</Link>
      <FormPage
        noun={{ one: 'luchthaven', many: 'luchthavens', article: 'de' }}
        // This test's airports have fields of their own.
        kind={kind as unknown as FormKind<Fields, AdminAirport>}
        list="/admin/airports"
        rows="airports"
        name={({ name }) => name}
        id={useParams().id}
      >
        {(form) => (
          <>
            <FormSection>
              <TextField {...form.text('name')} />
              <Checkbox {...form.tick('open')} />
            </FormSection>
            <FormSection title="Ligging">
              <TextField {...form.text('city')} />
            </FormSection>
          </>
        )}
      </FormPage>
    </>
  )
}

function List() {
  const { search, state } = useLocation()
  return (
    <>
      <h1>De lijst</h1>
      <p>{search}</p>
      <p>{JSON.stringify(state)}</p>
    </>
  )
}

const Site = createRoutesStub([
  { path: '/admin', Component: () => <h1>Het dashboard</h1> },
  { path: '/admin/airports', Component: List },
  { path: '/admin/airports/new', Component: Form },
  { path: '/admin/airports/:id/edit', Component: Form },
])

async function show(path: string, answers: Record<string, Response[]> = {}) {
  const calls = answerCalls(answers)
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={[path]} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls, name: screen.getByLabelText('Naam') }
}

const get = 'GET /api/admin/airports/1'
const put = 'PUT /api/admin/airports/1'

const edit = (...answers: Response[]) =>
  show('/admin/airports/1/edit', { [get]: [Response.json(schiphol)], [put]: answers })

async function change(opened: Awaited<ReturnType<typeof edit>>, name = 'Amsterdam') {
  await opened.name.fill(name)
  await opened.screen.getByRole('button', { name: 'Opslaan' }).click()
}

const stale = (special: Partial<Row>) =>
  Response.json(
    { error: 'Intussen gewijzigd', current: { ...schiphol, version: 4, ...special } },
    { status: 409 },
  )

test('saving shows a toast, then opens the list with a timestamp and the replaced text', async () => {
  await page.viewport(1280, 800)
  const saved = { ...schiphol, name: 'Amsterdam', version: 4, replaced: ['drie parkeergarages'] }
  const opened = await edit(Response.json(saved))
  const { screen, calls } = opened
  await expect.element(screen.getByText('Laatst opgeslagen op 18-11-2026 om 10:24')).toBeVisible()
  await change(opened, ' Amsterdam ')

  await expect.element(screen.getByText('Luchthaven bijgewerkt')).toBeVisible()
  await expect
    .element(screen.getByText('Luchthaven "Amsterdam" is succesvol bijgewerkt.').first())
    .toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'De lijst' })).toBeVisible()
  await expect.element(screen.getByText(/^\?updated=\d{13}$/)).toBeVisible()
  await expect
    .element(screen.getByText('{"replaced":["drie parkeergarages"],"name":"Amsterdam"}'))
    .toBeVisible()
  expect(await calls.at(-1)?.json()).toEqual({
    name: 'Amsterdam',
    city: 'Amsterdam',
    open: true,
    version: 3,
  })
})

test('a new record is posted without a version', async () => {
  const { screen, calls, name } = await show('/admin/airports/new', {
    'POST /api/admin/airports': [Response.json({ ...schiphol, version: 1 }, { status: 201 })],
  })
  await screen.getByText('Ligging').click()
  await name.fill('Schiphol')
  await screen.getByLabelText('Plaats').fill('Amsterdam')
  await screen.getByRole('button', { name: 'Toevoegen' }).click()

  await expect.element(screen.getByText('Luchthaven toegevoegd')).toBeVisible()
  expect(await calls.at(-1)?.json()).not.toHaveProperty('version')
})

test('without a response a new record may have been added, and another try adds no second one', async () => {
  const { screen, calls, name } = await show('/admin/airports/new')
  await screen.getByText('Ligging').click()
  await name.fill('Schiphol')
  await screen.getByLabelText('Plaats').fill('Amsterdam')
  await screen.getByRole('button', { name: 'Toevoegen' }).click()

  await expect
    .element(
      screen
        .getByText(
          'Er is een fout opgetreden bij het opslaan van de luchthaven. Probeer het later opnieuw. Misschien is het toch gelukt. Ook dan komt de luchthaven er niet dubbel bij.',
        )
        .first(),
    )
    .toBeVisible()
  await expect.element(name).toHaveValue('Schiphol')

  const later = answerCalls({
    'POST /api/admin/airports': [Response.json({ ...schiphol, version: 2 }, { status: 201 })],
  })
  await screen.getByRole('button', { name: 'Toevoegen' }).click()
  await expect.element(screen.getByText('Luchthaven toegevoegd')).toBeVisible()
  const keyIn = (requests: Request[]) =>
    requests.find(({ method }) => method === 'POST')?.headers.get('idempotency-key')
  expect(keyIn(calls)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  expect(keyIn(later)).toBe(keyIn(calls))
})

test('what was typed since a lost response is saved over what that try has added', async () => {
  const { screen, name } = await show('/admin/airports/new')
  await screen.getByText('Ligging').click()
  await name.fill('Schiphol')
  await screen.getByLabelText('Plaats').fill('Amsterdam')
  await screen.getByRole('button', { name: 'Toevoegen' }).click()
  await expect.element(screen.getByText(/Misschien is het toch gelukt/).first()).toBeVisible()

  const later = answerCalls({
    'POST /api/admin/airports': [
      Response.json({ error: 'Nee', current: schiphol }, { status: 422 }),
    ],
    'PUT /api/admin/airports/1': [Response.json({ ...schiphol, name: 'Luchthaven Schiphol' })],
  })
  await name.fill('Luchthaven Schiphol')
  await screen.getByRole('button', { name: 'Toevoegen' }).click()

  await expect.element(screen.getByText('Luchthaven toegevoegd')).toBeVisible()
  const change = later.find(({ method }) => method === 'PUT')
  expect(await change?.json()).toMatchObject({
    name: 'Luchthaven Schiphol',
    version: schiphol.version,
  })
})

test('on a phone the reason why a save failed stands above the buttons', async () => {
  await page.viewport(390, 844)
  const { screen, name } = await edit()
  await name.fill('Amsterdam')
  await userEvent.keyboard('{Enter}')
  const reason = screen.getByText('Niet opgeslagen.').element().closest('p')
  const button = screen.getByRole('button', { name: 'Annuleren' }).element()

  expect(reason?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    button.getBoundingClientRect().top,
  )
})

/** Submits a change; `resolve` answers it. */
async function startSave() {
  const opened = await edit()
  await opened.name.fill('Amsterdam')
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  await userEvent.keyboard('{Enter}')
  return { ...opened, resolve }
}

test('while saving, everything is disabled and the submit button keeps focus', async () => {
  const { screen, name, resolve } = await startSave()
  const button = screen.getByRole('button', { name: 'Opslaan...' })

  await expect.element(button).toHaveFocus()
  await expect.element(name).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Annuleren' })).toBeDisabled()

  resolve(refusal(500, 'De schijf is vol'))
  await expect.element(screen.getByText('De schijf is vol').first()).toBeVisible()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('Amsterdam')
  await expect.element(screen.getByRole('button', { name: 'Opslaan' })).toBeVisible()
})

test('without a response, the message offers a retry and the form keeps its text', async () => {
  await page.viewport(390, 500)
  const opened = await edit()
  await change(opened)

  await expect
    .element(
      opened.screen
        .getByText(
          'Er is een fout opgetreden bij het opslaan van de luchthaven. Probeer het later opnieuw.',
        )
        .first(),
    )
    .toBeVisible()
  await expect.element(opened.screen.getByText(/De site antwoordt niet\./).first()).toBeVisible()
  await expect.element(opened.name).toHaveValue('Amsterdam')
  const toast = opened.screen.getByRole('region', { name: /Meldingen/ }).getByRole('listitem')
  const button = opened.screen.getByRole('button', { name: 'Opslaan' })
  await expect
    .poll(() => toast.element().getBoundingClientRect().bottom)
    .toBeLessThan(button.element().getBoundingClientRect().top)
})

test('without a connection the form says so', async () => {
  const opened = await edit()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await change(opened)

  await expect
    .element(
      opened.screen
        .getByText(
          /Je hebt geen verbinding\. .* Probeer het later opnieuw\. Wat je typte, staat er nog\.$/,
        )
        .first(),
    )
    .toBeVisible()
  vi.restoreAllMocks()
})

test('why a save failed stays on the form until the next save', async () => {
  const opened = await edit(refusal(500, 'De schijf is vol'), Response.json(schiphol))
  await change(opened)
  const said = opened.screen.getByText(/^Niet opgeslagen\. De schijf is vol/)
  await expect.element(said).toBeVisible()
  await expect.element(opened.screen.getByText('Wat je typte, staat er nog.')).toBeVisible()

  await opened.screen.getByRole('button', { name: 'Sluiten' }).click()
  await expect.element(said).toBeVisible()
  await opened.screen.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(said).not.toBeInTheDocument()
})

test('several errors focus a summary with their number, and open collapsed sections', async () => {
  const { screen, calls, name } = await show('/admin/airports/new')
  await screen.getByRole('button', { name: 'Toevoegen' }).click()
  const summary = screen.getByRole('alert')

  await expect.element(summary).toHaveFocus()
  await expect
    .element(summary)
    .toHaveTextContent('Nog niet opgeslagen. Controleer de twee velden met een melding.')
  await expect.element(screen.getByText('Plaats is verplicht')).toBeVisible()

  await name.fill('Schiphol')
  await expect.element(screen.getByText('Naam is verplicht')).not.toBeInTheDocument()
  await expect
    .element(summary)
    .toHaveTextContent('Nog niet opgeslagen. Controleer het veld met een melding.')
  expect(calls).toEqual([])
})

test('a single error focuses its field', async () => {
  const opened = await edit()
  await change(opened, 'A')

  await expect.element(opened.name).toHaveFocus()
  await expect.element(opened.name).toHaveAccessibleDescription('Naam is verplicht')
  await expect.element(opened.screen.getByRole('alert')).not.toBeInTheDocument()
})

test('on a phone a refused field stands above the buttons, with its message', async () => {
  await page.viewport(390, 420)
  const { screen } = await edit(
    Response.json(
      { error: 'Niet goed', fields: { city: ['Deze plaats kennen we niet, kies een andere'] } },
      { status: 422 },
    ),
  )
  await screen.getByLabelText('Naam').fill('Amsterdam')
  document.documentElement.scrollTop = 0
  await userEvent.keyboard('{Control>}s{/Control}')
  const city = screen.getByLabelText('Plaats')
  await expect.element(city).toHaveFocus()

  const message = screen.getByText('Deze plaats kennen we niet, kies een andere')
  const reason = screen.getByText('Niet opgeslagen.').element().closest('p')
  const bar = reason?.parentElement?.getBoundingClientRect()
  expect(message.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.top ?? 0)
  expect(city.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
})

test('a field error from the server stays until the field changes', async () => {
  const taken = { error: 'Al in gebruik', fields: { name: ['Deze naam is al in gebruik'] } }
  const opened = await edit(Response.json(taken, { status: 409 }))
  await change(opened)

  await expect.element(opened.screen.getByText('Al in gebruik').first()).toBeVisible()
  await expect.element(opened.name).toHaveAccessibleDescription('Deze naam is al in gebruik')
  await expect.element(opened.name).toHaveFocus()
  await opened.name.fill('Amsterdam 2')
  await expect.element(opened.name).not.toHaveAttribute('aria-invalid')
})

test('a save conflict asks only about a field that both changed, and saves on the newest version', async () => {
  const saved = Response.json({ ...schiphol, name: 'Amsterdam', version: 5 })
  const opened = await edit(stale({ name: 'AMS', city: 'Haarlemmermeer' }), saved)
  const { screen, calls } = opened
  await screen.getByLabelText('Geopend').click()
  await change(opened)
  const dialog = screen.getByRole('alertdialog', { name: 'Intussen opgeslagen door een ander' })
  const names = dialog.getByRole('group', { name: 'Naam' })

  await expect.element(names.getByRole('radio', { name: 'Van jou Amsterdam' })).toBeChecked()
  await expect.element(dialog.getByText('Overgenomen van een ander: Plaats.')).toBeVisible()
  expect(dialog.getByRole('group').elements()).toHaveLength(1)
  await names.getByRole('radio', { name: 'Opgeslagen door een ander AMS' }).click()
  await dialog.getByRole('button', { name: 'Keuze opslaan' }).click()

  await expect.element(screen.getByText('Luchthaven bijgewerkt')).toBeVisible()
  expect(await calls.at(-1)?.json()).toEqual({
    name: 'AMS',
    city: 'Haarlemmermeer',
    open: false,
    version: 4,
  })
})

test('two people who each change another field keep both, without a question', async () => {
  const newer = stale({ city: 'Haarlemmermeer', version: 5 })
  const both = { ...schiphol, name: 'Amsterdam', city: 'Haarlemmermeer', open: false, version: 6 }
  const opened = await edit(
    stale({ city: 'Schiphol-Rijk', open: false }),
    newer,
    Response.json(both),
  )
  const { screen, calls } = opened
  await change(opened)

  await expect
    .element(
      screen.getByText(/bijgewerkt\. Overgenomen van een ander: Plaats en Geopend\.$/).first(),
    )
    .toBeVisible()
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(await calls.at(-1)?.json()).toEqual({
    name: 'Amsterdam',
    city: 'Haarlemmermeer',
    open: true,
    version: 5,
  })
})

test('what was taken over and makes the fields wrong is shown, not saved', async () => {
  const opened = await edit(stale({ city: '' }))
  await change(opened)

  await expect.element(opened.screen.getByText('Plaats is verplicht')).toBeVisible()
  await expect.element(opened.name).toHaveValue('Amsterdam')
  expect(opened.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('cancelling the conflict returns to the form with all its text', async () => {
  const opened = await edit(stale({ name: 'AMS' }))
  await change(opened)
  await opened.screen.getByRole('button', { name: 'Terug naar het formulier' }).click()

  await expect.element(opened.screen.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(opened.name).toHaveValue('Amsterdam')
})

test('a conflict with an identical version saves without a choice', async () => {
  const opened = await edit(stale({ name: 'Amsterdam' }))
  await change(opened)

  await expect.element(opened.screen.getByText('Luchthaven bijgewerkt')).toBeVisible()
})

test('Ctrl+S saves', async () => {
  const { screen, name } = await edit(Response.json(schiphol))
  await name.fill('Schiphol 2')
  await userEvent.keyboard('{Control>}s{/Control}')

  await expect.element(screen.getByText('Luchthaven bijgewerkt')).toBeVisible()
})

test('leaving with unsaved changes asks for confirmation', async () => {
  const { screen, name } = await edit()
  await name.fill('Amsterdam')
  await screen.getByRole('link', { name: 'Dashboard' }).click()
  const dialog = screen.getByRole('alertdialog', {
    name: 'Je hebt wijzigingen die nog niet zijn opgeslagen.',
  })
  await dialog.getByRole('button', { name: 'Blijf hier' }).click()
  await expect.element(name).toHaveValue('Amsterdam')

  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)

  await screen.getByRole('button', { name: 'Annuleren' }).click()
  await dialog.getByRole('button', { name: 'Niet opslaan' }).click()
  await expect.element(screen.getByRole('heading', { name: 'De lijst' })).toBeVisible()
})

/** Goes to another page before the save is answered. */
async function leaveDuringSave() {
  const opened = await startSave()
  await opened.screen.getByRole('link', { name: 'Dashboard' }).click()
  return opened
}

test('who leaves during a save can’t undo it, and goes on once it is done', async () => {
  const { screen, resolve } = await leaveDuringSave()
  const dialog = screen.getByRole('alertdialog', { name: 'Je wijzigingen worden opgeslagen.' })
  await expect.element(dialog.getByRole('button', { name: 'Blijf hier' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Niet opslaan' })).not.toBeInTheDocument()

  resolve(Response.json({ ...schiphol, name: 'Amsterdam', version: 4 }))
  await expect.element(screen.getByRole('heading', { name: 'Het dashboard' })).toBeVisible()
})

test('who leaves during a save that fails is asked again', async () => {
  const { name, screen, resolve } = await leaveDuringSave()
  resolve(refusal(500, 'De schijf is vol'))

  const dialog = screen.getByRole('alertdialog', {
    name: 'Je hebt wijzigingen die nog niet zijn opgeslagen.',
  })
  await dialog.getByRole('button', { name: 'Blijf hier' }).click()
  await expect.element(name).toHaveValue('Amsterdam')
})

test('a copy is another form than an empty one at the same address', async () => {
  const { screen, name } = await show('/admin/airports/new?van=1')
  await name.fill('Amsterdam')
  await screen.getByRole('link', { name: 'Nieuwe luchthaven' }).click()
  await screen
    .getByRole('alertdialog', { name: 'Je hebt wijzigingen die nog niet zijn opgeslagen.' })
    .getByRole('button', { name: 'Blijf hier' })
    .click()

  await expect.element(name).toHaveValue('Amsterdam')
})

test('leaving without changes asks nothing', async () => {
  const { screen, name } = await edit()
  await name.fill('Amsterdam')
  await name.fill('Schiphol')
  await screen.getByRole('link', { name: 'Terug naar lijst' }).click()

  await expect.element(screen.getByRole('heading', { name: 'De lijst' })).toBeVisible()
})

test.each([
  ['/admin/airports/1/edit', 1],
  ['/admin/airports/schiphol/edit', 0],
])('a missing record shows "not found": %s', async (path, times) => {
  const { screen, calls } = await show(path, { [get]: [refusal(404, 'Luchthaven niet gevonden')] })

  await expect
    .element(screen.getByText('Luchthaven niet gevonden. Mogelijk is deze verwijderd.'))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Terug naar lijst' }))
    .toHaveAttribute('href', '/admin/airports')
  expect(calls).toHaveLength(times)
})

test('a failed load is retried once, then reported', async () => {
  const { screen, calls } = await show('/admin/airports/1/edit')

  await expect
    .element(screen.getByRole('status').filter({ hasText: 'geladen' }))
    .toHaveTextContent('Luchthaven gegevens worden geladen...')
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'Fout! Er is een fout opgetreden bij het laden van de luchthaven gegevens. Controleer of de luchthaven bestaat.Terug naar lijst',
    )
  expect(calls).toHaveLength(2)
})

test('an admin who may only look sees the fields, and can change or save nothing', async () => {
  sessionStorage.setItem('adminRole', 'reader')
  const { screen, name, calls } = await edit()

  await expect.element(screen.getByText('Je kunt meekijken, niet wijzigen.')).toBeVisible()
  await expect.element(name).toHaveValue('Schiphol')
  await expect.element(name).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(screen.getByText('Je kunt meekijken, niet wijzigen.')).toBeVisible()
  expect(calls.map(({ method }) => method)).not.toContain('PUT')
})

describe('what is typed', () => {
  const asEditor = (username = 'sanne') => {
    sessionStorage.setItem('adminAuth', 'true')
    sessionStorage.setItem('adminCredentials', JSON.stringify({ username, password: 'sleutel' }))
  }

  test('is there again after a reload, and can be taken away', async () => {
    asEditor()
    const first = await edit()
    await first.name.fill('Amsterdam')
    await first.screen.unmount()

    const second = await edit()
    await expect.element(second.name).toHaveValue('Amsterdam')
    await expect.element(second.screen.getByText('Je tekst staat er weer.')).toBeVisible()
    await second.screen.getByRole('button', { name: 'Weg ermee' }).click()
    await expect.element(second.name).toHaveValue('Schiphol')
    await second.screen.unmount()

    const third = await edit()
    await expect.element(third.name).toHaveValue('Schiphol')
    await expect.element(third.screen.getByText('Je tekst staat er weer.')).not.toBeInTheDocument()
  })

  test('is of one account, and stays when the session lapses', async () => {
    asEditor()
    const { name, screen } = await show('/admin/airports/new')
    await name.fill('Eelde')
    await screen.unmount()

    asEditor('joris')
    const other = await show('/admin/airports/new')
    await expect.element(other.name).toHaveValue('')
    await other.screen.unmount()

    asEditor()
    const again = await show('/admin/airports/new')
    await expect.element(again.name).toHaveValue('Eelde')
  })

  test('is gone once the admin logs out, or leaves it unsaved on purpose', async () => {
    asEditor()
    const first = await show('/admin/airports/new')
    await first.name.fill('Eelde')
    await first.screen.getByRole('link', { name: 'Dashboard' }).click()
    await first.screen.getByRole('button', { name: 'Niet opslaan' }).click()
    await expect.element(first.screen.getByText('Het dashboard')).toBeVisible()
    await first.screen.unmount()
    const second = await show('/admin/airports/new')
    await expect.element(second.name).toHaveValue('')
    await second.name.fill('Eelde')
    await second.screen.unmount()

    logOut()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  test('meets a change by another admin as without the reload', async () => {
    asEditor()
    const first = await edit()
    await first.name.fill('Amsterdam')
    await first.screen.unmount()

    const current = { ...schiphol, city: 'Haarlemmermeer', version: 4 }
    const { screen, calls } = await show('/admin/airports/1/edit', {
      [get]: [Response.json(current)],
      [put]: [
        Response.json({ error: 'Intussen gewijzigd', current }, { status: 409 }),
        Response.json({ ...current, name: 'Amsterdam', version: 5 }),
      ],
    })
    await screen.getByRole('button', { name: 'Opslaan' }).click()
    await expect.poll(() => calls.filter(({ method }) => method === 'PUT').length).toBe(2)
    const [tried, saved] = calls.filter(({ method }) => method === 'PUT')
    expect(await tried?.json()).toMatchObject({ name: 'Amsterdam', version: 3 })
    expect(await saved?.json()).toMatchObject({ city: 'Haarlemmermeer', version: 4 })
  })

  test('adds one record when the page is reloaded before the answer has come', async () => {
    asEditor()
    const add = 'POST /api/admin/airports'
    const first = await show('/admin/airports/new')
    await first.name.fill('Eelde')
    await first.screen.getByText('Ligging').click()
    await first.screen.getByLabelText('Plaats').fill('Groningen')
    await first.screen.getByRole('button', { name: 'Toevoegen' }).click()
    await expect.element(first.screen.getByText('Niet opgeslagen.')).toBeVisible()
    await first.screen.unmount()

    const second = await show('/admin/airports/new', { [add]: [Response.json(schiphol)] })
    await second.screen.getByRole('button', { name: 'Toevoegen' }).click()
    await expect.element(second.screen.getByRole('heading', { name: 'De lijst' })).toBeVisible()
    const keyOf = (calls: Request[]) =>
      calls.find(({ method }) => method === 'POST')?.headers.get('idempotency-key')
    expect(keyOf(second.calls)).toBe(keyOf(first.calls))
  })
})
