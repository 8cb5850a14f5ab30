import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { useDashboard } from '#app/admin/api/use-dashboard.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import type { ListRules } from '#domain/admin/list-view.ts'
import type { AdminContact } from '#domain/contact/contact.ts'
import type { ReplyTemplate } from '#domain/contact/reply-template.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { pagesFrom } from '#test/list-calls.ts'
import ContactsPage from './contacts.tsx'

const list = 'GET /api/admin/contacts'
const oldest = `${list}?status=open&sort=date&pageSize=1`
const state = 'PUT /api/admin/contacts/state'
const undo = 'POST /api/admin/changes/abc/undo'
const hour = 3_600_000

function aContact(special: Partial<AdminContact> = {}): AdminContact {
  return {
    id: 1,
    name: 'Marieke Jansen',
    email: 'marieke@example.com',
    subject: 'Annuleren van een shuttleparking',
    message: 'Kan ik de reservering nog aanpassen?',
    createdAt: new Date(Date.now() - 2 * hour).toISOString(),
    isResolved: false,
    note: '',
    probableSpam: false,
    resolvedAt: null,
    version: 1,
    updatedAt: '2026-11-20T15:42:00.000Z',
    ...special,
  }
}

const first = aContact()
const second = aContact({
  id: 2,
  name: 'Thomas Peeters',
  email: 'thomas@example.com',
  subject: 'Laadpaal bij Zaventem',
  message: 'Zijn de laadpunten ook te gebruiken?',
})
const third = aContact({ ...second, id: 3, subject: 'Hoogte van de garage', isResolved: true })
const all = [first, second, third]

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const Site = createRoutesStub([
  {
    path: '/admin/contacts',
    Component: () => (
      <>
        <Link to="/admin">Dashboard</Link>
        <OpenCount />
        <ContactsPage />
        <p data-testid="address">{useLocation().search}</p>
      </>
    ),
  },
  { path: '/admin', Component: () => <h1>Het dashboard</h1> },
])

/** The number in the menu beside every page. */
function OpenCount() {
  return <p data-testid="open">{useDashboard().data?.openContactRequests}</p>
}

async function show(answers: Answers, at = '/admin/contacts') {
  const calls = answerCalls({ [oldest]: inbox([first]), ...answers })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[at]} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return {
    calls,
    screen,
    toasts: screen.getByRole('region', { name: 'Meldingen (F8)' }),
    message: screen.getByRole('article'),
    rows: screen.getByRole('list', { name: 'Contact aanvragen' }).getByRole('listitem'),
  }
}

const json = (...answers: unknown[]) => answers.map((answer) => Response.json(answer))
const rules: ListRules<AdminContact> = {
  searchIn: ({ name, email, subject, message }) => [name, email, subject, message],
  filterOn: { status: ({ isResolved }) => (isResolved ? 'opgelost' : 'open') },
}
const inbox = (...rows: [AdminContact[], ...AdminContact[][]]) => pagesFrom(rules, ...rows)
const showAll = (at?: string, more: Answers = {}) => show({ [list]: inbox(all), ...more }, at)

type Screen = Awaited<ReturnType<typeof show>>['screen']

async function openPerson(screen: Screen) {
  await screen.getByRole('button', { name: 'Meer over Marieke Jansen' }).click()
  await screen.getByRole('menuitem', { name: 'Gegevens van deze persoon' }).click()
  return screen.getByRole('dialog', { name: 'Gegevens van deze persoon' })
}

const bodyOf = async (calls: Request[], method: string) =>
  calls.findLast((call) => call.method === method)?.json()

test('loading shows a status', async () => {
  // The retry waits a second: the page is loading until then.
  const { screen } = await show({})

  await expect.element(screen.getByRole('status')).toHaveTextContent('Aanvragen worden geladen...')
})

test('a failed load can be retried', async () => {
  const broken = [refusal(500, 'stuk'), refusal(500, 'stuk')]
  const answer = inbox(all)
  const { screen } = await show({ [list]: (url) => broken.shift() ?? answer(url) })

  await expect.element(screen.getByText('Fout!'), { timeout: 4000 }).toBeVisible()
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect.element(screen.getByText('2 open, 1 opgelost')).toBeVisible()
})

test('an empty inbox shows an empty state', async () => {
  const { screen } = await show({ [list]: inbox([]) })

  await expect.element(screen.getByText('Nog geen contact aanvragen.')).toBeVisible()
})

test('the list is beside the open message, at first the newest', async () => {
  const { screen, message, rows } = await showAll()

  await expect.element(message.getByRole('heading', { name: first.subject })).toBeVisible()
  await rows.nth(1).getByRole('link').click()
  await expect.element(message.getByText('Zijn de laadpunten ook te gebruiken?')).toBeVisible()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?id=2')
})

test('status and search are in the address, and can be cleared when nothing matches', async () => {
  const { screen, rows } = await showAll()
  await screen.getByRole('button', { name: 'Open 2' }).click()
  await expect.poll(() => rows.elements()).toHaveLength(2)

  await screen.getByRole('searchbox').fill('THOMAS@')
  await expect.poll(() => rows.elements()).toHaveLength(1)
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?status=open&q=THOMAS%40')

  await screen.getByRole('searchbox').fill('zeppelin')
  await expect
    .element(screen.getByText('Geen contact aanvragen gevonden voor deze zoekopdracht'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Zoekopdracht wissen' }).click()
  await expect.poll(() => rows.elements()).toHaveLength(3)
})

test('an overdue reply shows a warning, and suspected spam is marked as a guess', async () => {
  const late = aContact({
    createdAt: new Date(Date.now() - 31.5 * hour).toISOString(),
    probableSpam: true,
  })
  const { screen, message } = await show({ [list]: inbox([late]), [oldest]: inbox([late]) })

  await expect
    .element(
      screen.getByText('De oudste open aanvraag wacht 31 uur: langer dan de beloofde 24 uur.'),
    )
    .toBeVisible()
  await expect.element(message.getByText('Mogelijk spam')).toBeVisible()
})

test('on a phone a message is a page of its own, with a link back', async () => {
  await page.viewport(390, 800)
  const { screen, message, rows } = await showAll()
  await expect.element(message).not.toBeInTheDocument()

  await rows.nth(1).getByRole('link').click()
  await expect.element(message).toHaveFocus()
  await expect.element(rows.first()).not.toBeInTheDocument()

  await screen.getByRole('link', { name: 'Terug naar lijst' }).click()
  await expect.element(rows.nth(1).getByRole('link')).toHaveFocus()
  await expect.element(message).not.toBeInTheDocument()
})

test('J and K move between messages, but type letters in a field', async () => {
  const { screen, message, rows } = await showAll()
  await expect.element(message.getByRole('heading', { name: first.subject })).toBeVisible()

  await userEvent.keyboard('j')
  await expect.element(message.getByRole('heading', { name: second.subject })).toBeVisible()
  await expect.element(rows.nth(1).getByRole('link')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}k')
  await expect.element(rows.nth(1).getByRole('link')).toHaveFocus()

  await screen.getByRole('searchbox').click()
  await userEvent.keyboard('j')
  await expect.element(message.getByRole('heading', { name: second.subject })).toBeVisible()
})

test('resolving a request opens the next open one, updates the menu, and can be undone', async () => {
  const resolved = [{ ...first, isResolved: true }, third, second]
  const { screen, calls, message, rows, toasts } = await show(
    {
      [list]: inbox([first, third, second], resolved, [first, third, second]),
      'GET /api/admin/dashboard': json(
        { openContactRequests: 2 },
        { openContactRequests: 1 },
        { openContactRequests: 2 },
      ),
      [state]: json({ change: 'abc' }),
      [undo]: json({}),
    },
    '/admin/contacts',
  )
  await message.getByRole('button', { name: 'Markeer als opgelost' }).click()

  await expect.element(toasts.getByText('Aanvraag opgelost')).toBeVisible()
  await expect.element(message.getByRole('heading', { name: second.subject })).toBeVisible()
  await expect.element(rows.first().getByText('Opgelost', { exact: true })).toBeVisible()
  await expect.element(screen.getByTestId('open')).toHaveTextContent('1')
  expect(await bodyOf(calls, 'PUT')).toEqual({ rows: [{ id: 1, version: 1 }], isResolved: true })

  await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(toasts.getByText('Aanvraag weer open')).toBeVisible()
  await expect.element(rows.first().getByText('Open', { exact: true })).toBeVisible()
})

test('among open requests the one after the resolved one opens, never the first', async () => {
  const { message, rows } = await show(
    {
      [list]: inbox(
        [first, second, { ...third, isResolved: false }],
        [first, { ...third, isResolved: false }],
      ),
      [state]: json({ change: 'abc' }),
    },
    '/admin/contacts?status=open&id=2',
  )
  await expect.element(message.getByRole('heading', { name: second.subject })).toBeVisible()
  await userEvent.keyboard('e')

  await expect.element(message.getByRole('heading', { name: third.subject })).toBeVisible()
  await expect.poll(() => rows.elements()).toHaveLength(2)
})

test('at the end of a page, resolving goes on to the next page, and so does J', async () => {
  const many = Array.from({ length: 55 }, (_, at) =>
    aContact({ id: at + 1, subject: `Vraag ${at + 1}`, isResolved: at === 50 }),
  )
  const { screen, message, rows } = await show(
    { [list]: inbox(many), [state]: json({ change: 'abc' }) },
    '/admin/contacts?id=50',
  )
  await expect.element(message.getByRole('heading', { name: 'Vraag 50' })).toBeVisible()
  await userEvent.keyboard('e')
  await expect.element(message.getByRole('heading', { name: 'Vraag 52' })).toBeVisible()
  await expect.element(screen.getByText('51 tot 55 van 55')).toBeVisible()
  expect(rows.elements()).toHaveLength(5)

  await userEvent.keyboard('kk')
  await expect.element(message.getByRole('heading', { name: 'Vraag 50' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(message.getByRole('heading', { name: 'Vraag 51' })).toBeVisible()
})

test('a key right after another acts on the message that is being opened', async () => {
  const { calls, message } = await showAll(undefined, { [state]: json({ change: 'abc' }) })
  await expect.element(message.getByRole('heading', { name: first.subject })).toBeVisible()
  await userEvent.keyboard('je')

  await expect.poll(() => bodyOf(calls, 'PUT')).toMatchObject({ rows: [{ id: second.id }] })
})

test('Enter moves focus into the message, and N into its note', async () => {
  const { message, rows } = await showAll()
  await userEvent.keyboard('j')
  await expect.element(rows.nth(1).getByRole('link')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(message).toHaveFocus()

  await userEvent.keyboard('n')
  await expect.element(message.getByLabelText('Interne notitie')).toHaveFocus()
  await userEvent.keyboard('erin')
  await expect.element(message.getByLabelText('Interne notitie')).toHaveValue('erin')
})

test('with N the whole note field is in view, above the bar with actions', async () => {
  const long = { ...first, message: 'Een lange vraag. '.repeat(150) }
  const { message } = await show({ [list]: inbox([long]) })
  await userEvent.keyboard('n')
  const note = message.getByLabelText('Interne notitie')
  await expect.element(note).toHaveFocus()
  const bar = message.getByRole('contentinfo').or(message.getByText('Beantwoorden')).first()

  expect(note.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    bar.element().getBoundingClientRect().top,
  )
})

test('R opens the reply', async () => {
  const { message } = await showAll()
  const opened = vi.fn((event: Event) => event.preventDefault())
  const reply = message.getByRole('link', { name: 'Beantwoorden' })
  await expect.element(reply).toBeVisible()
  reply.element().addEventListener('click', opened)
  await userEvent.keyboard('r')

  expect(opened).toHaveBeenCalledOnce()
})

test.each([390, 768, 1440])('at %i px the reply to a long message is in view', async (width) => {
  await page.viewport(width, 844)
  const long = aContact({ message: 'Een heel lang verhaal over parkeren.\n'.repeat(120) })
  const { message } = await show({ [list]: inbox([long]) }, '/admin/contacts?id=1')

  await expect
    .element(message.getByRole('link', { name: 'Beantwoorden' }))
    .toBeInViewport({ ratio: 1 })
})

test('a message on another page is fetched by itself', async () => {
  const far = aContact({ id: 70, subject: 'Van lang geleden' })
  const { message } = await showAll('/admin/contacts?id=70', {
    'GET /api/admin/contacts/70': json(far),
  })

  await expect.element(message.getByRole('heading', { name: 'Van lang geleden' })).toBeVisible()
})

test('a change that could not be saved is rolled back', async () => {
  const { message, toasts } = await showAll('/admin/contacts?id=3', {
    [state]: [refusal(500, 'De server heeft het druk.')],
  })
  await message.getByRole('button', { name: 'Heropenen' }).click()

  await expect.element(toasts.getByText('De server heeft het druk.')).toBeVisible()
  await expect.element(message.getByRole('button', { name: 'Heropenen' })).toBeVisible()
})

test('resolving several requests sends only the open ones', async () => {
  await page.viewport(1280, 500)
  const { screen, calls, toasts } = await showAll(undefined, { [state]: json({ change: 'abc' }) })
  for (const { subject } of all) {
    await screen.getByRole('checkbox', { name: `Selecteer ${subject}` }).click()
  }
  const bar = screen.getByRole('group', { name: 'Selectie' })
  scrollTo(0, 0)
  await expect.element(bar).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Markeer als opgelost' }).click()

  await expect.element(toasts.getByText('2 aanvragen opgelost')).toBeVisible()
  expect(await bodyOf(calls, 'PUT')).toMatchObject({ rows: [{ id: 1 }, { id: 2 }] })
})

test('a reply opens in the mail program', async () => {
  const { message } = await showAll()

  await expect
    .element(message.getByRole('link', { name: 'Beantwoorden' }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:marieke@example\.com\?subject=Re%3A%20Annuleren.*Marieke/),
    )
})

const template: ReplyTemplate = {
  id: 4,
  name: 'Annuleren',
  text: 'Beste {naam},\nAnnuleren doe je bij de aanbieder.',
  position: 1,
  version: 2,
  updatedAt: '2026-11-20T15:42:00.000Z',
}
const templates = 'GET /api/admin/reply-templates'

test('a reply can start from a template', async () => {
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href)
  })
  const { message, screen } = await showAll(undefined, { [templates]: pagesFrom({}, [template]) })
  await message.getByRole('button', { name: 'Beantwoorden met een sjabloon' }).click()
  await screen.getByRole('menuitem', { name: 'Annuleren' }).click()

  await expect.poll(() => opened).toHaveLength(1)
  expect(new URL(opened[0] ?? '').searchParams.get('body')).toMatch(
    /^Beste Marieke Jansen,\r\nAnnuleren doe je bij de aanbieder\./,
  )
})

test('a template is added, and what was typed is not lost by closing', async () => {
  const { message, screen, calls } = await showAll(undefined, {
    [templates]: pagesFrom({}, [], [template]),
    'POST /api/admin/reply-templates': json(template),
  })
  await message.getByRole('button', { name: 'Beantwoorden met een sjabloon' }).click()
  await screen.getByRole('menuitem', { name: 'Sjablonen beheren' }).click()
  await expect.element(screen.getByText('Er zijn nog geen sjablonen.')).toBeVisible()
  await screen.getByRole('button', { name: 'Nieuw sjabloon' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Nieuw sjabloon' })
  await dialog.getByLabelText('Naam').fill('Annuleren')
  await dialog.getByLabelText('Tekst').fill('Beste {nam}, annuleren kan.')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect
    .element(dialog.getByLabelText('Tekst'))
    .toHaveAccessibleDescription(/\{nam\} kennen we niet/)

  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await screen.getByRole('button', { name: 'Verder schrijven' }).click()
  await dialog.getByLabelText('Tekst').fill(template.text)
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect.element(screen.getByText('Sjabloon opgeslagen')).toBeVisible()
  const list = screen.getByRole('list', { name: 'Antwoordsjablonen' })
  await expect.element(list.getByRole('button', { name: 'Wijzig Annuleren' })).toBeVisible()
  expect(await bodyOf(calls, 'POST')).toEqual({ name: 'Annuleren', text: template.text })
})

test('after deleting a message the next one opens, and undo restores it', async () => {
  const { message, screen, toasts, rows } = await show(
    {
      [list]: inbox(all, [second, third], all),
      'DELETE /api/admin/contacts/1': json({ change: 'abc' }),
      [undo]: json({}),
    },
    '/admin/contacts?id=1',
  )
  await message.getByRole('button', { name: 'Verwijderen' }).click()
  const dialog = screen.getByRole('alertdialog', { name: 'Aanvraag verwijderen' })
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()

  await expect.element(message.getByRole('heading', { name: second.subject })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Postvak' })).toHaveFocus()
  await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(rows.first().getByRole('link')).toHaveTextContent(first.subject)
})

test('a deleted request is reported', async () => {
  const { screen } = await showAll('/admin/contacts?id=99', {
    'GET /api/admin/contacts/99': [refusal(404, 'Aanvraag niet gevonden')],
  })

  await expect.element(screen.getByText('Aanvraag niet gevonden.')).toBeVisible()
})

test('an unsaved note survives opening another message, and leaving asks for confirmation', async () => {
  const saved = { ...first, note: 'Belt terug', version: 2 }
  const { screen, calls, message, rows } = await showAll(undefined, {
    'PUT /api/admin/contacts/1': json(saved),
  })
  const note = message.getByLabelText('Interne notitie')
  await note.fill('Belt terug')
  await rows.nth(1).getByRole('link').click()
  await expect.element(note).toHaveValue('')

  await screen.getByRole('link', { name: 'Dashboard' }).click()
  await screen.getByRole('button', { name: 'Blijf hier' }).click()
  await rows.filter({ hasText: 'Notitie nog niet opgeslagen' }).getByRole('link').click()
  await expect.element(note).toHaveValue('Belt terug')
  await message.getByRole('button', { name: 'Notitie opslaan' }).click()

  await expect.element(message.getByText('Notitie opgeslagen.')).toBeVisible()
  expect(await bodyOf(calls, 'PUT')).toEqual({ note: 'Belt terug', version: 1 })
  await screen.getByRole('link', { name: 'Dashboard' }).click()
  await expect.element(screen.getByText('Het dashboard')).toBeVisible()
})

test('a note that could not be saved stays, and so does the word that it is not', async () => {
  const { screen, message } = await showAll(undefined, {
    'PUT /api/admin/contacts/1': [refusal(500, 'stuk')],
  })
  await message.getByLabelText('Interne notitie').fill('Gebeld')
  await message.getByRole('button', { name: 'Notitie opslaan' }).click()
  await screen.getByRole('button', { name: 'Sluiten' }).click()

  await expect.element(message.getByRole('status')).not.toHaveTextContent('Alleen zichtbaar')
  await expect.element(message.getByLabelText('Interne notitie')).toHaveValue('Gebeld')
})

test('two conflicting notes are shown side by side, and neither is overwritten', async () => {
  const current = { ...first, note: 'Gemaild', version: 5 }
  const { screen, calls, message } = await showAll(undefined, {
    'PUT /api/admin/contacts/1': [
      Response.json({ error: 'Deze aanvraag is intussen gewijzigd', current }, { status: 409 }),
      Response.json({ ...current, note: 'Gebeld', version: 6 }),
    ],
  })
  await message.getByLabelText('Interne notitie').fill('Gebeld')
  await message.getByRole('button', { name: 'Notitie opslaan' }).click()

  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog.getByText('Gemaild')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Van jou Gebeld' }).click()
  await dialog.getByRole('button', { name: 'Keuze opslaan' }).click()

  await expect.element(message.getByText('Notitie opgeslagen.')).toBeVisible()
  expect(await bodyOf(calls, 'PUT')).toEqual({ note: 'Gebeld', version: 5 })
})

test('a note can be saved after another admin resolved the request', async () => {
  const current = { ...first, isResolved: true, version: 2 }
  const { calls, message } = await showAll(undefined, {
    'PUT /api/admin/contacts/1': [
      Response.json({ error: 'Deze aanvraag is intussen gewijzigd', current }, { status: 409 }),
      Response.json({ ...current, note: 'Gebeld', version: 3 }),
    ],
  })
  await message.getByLabelText('Interne notitie').fill('Gebeld')
  await message.getByRole('button', { name: 'Notitie opslaan' }).click()

  await expect.element(message.getByText('Notitie opgeslagen.')).toBeVisible()
  await expect.element(message.getByText('Opgelost', { exact: true })).toBeVisible()
  expect(await bodyOf(calls, 'PUT')).toEqual({ note: 'Gebeld', version: 2 })
})

test('all data of a person can be downloaded', async () => {
  const person = { email: first.email, requests: [first] }
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return '#'
  })
  const { screen } = await showAll(undefined, {
    'GET /api/admin/contacts/person?email=marieke%40example.com': json(person),
  })
  const dialog = await openPerson(screen)
  await expect.element(dialog.getByText(/bewaren we 1 bericht/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Download alles' }).click()

  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(person)
})

test('a person is deleted only after their address is typed', async () => {
  const { screen, calls, rows, toasts } = await show({
    [list]: inbox(all, [second, third]),
    'GET /api/admin/contacts/person?email=marieke%40example.com': json({
      email: first.email,
      requests: [first],
    }),
    'DELETE /api/admin/contacts/person': json({ deleted: 1 }),
  })
  const dialog = await openPerson(screen)
  const address = dialog.getByLabelText('Typ het e-mailadres om te bevestigen')
  const forget = dialog.getByRole('button', { name: 'Verwijder alles voorgoed' })
  await expect.element(dialog.getByText(/Dit kan niet ongedaan worden gemaakt/)).toBeVisible()

  await address.fill('thomas@example.com')
  await forget.click()
  await expect
    .element(address)
    .toHaveAccessibleDescription('Typ marieke@example.com om te bevestigen')
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)

  await address.fill('Marieke@Example.com')
  await forget.click()
  await expect.element(toasts.getByText('Gegevens verwijderd')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(rows.elements()).toHaveLength(2)
  expect(await bodyOf(calls, 'DELETE')).toEqual({ email: 'marieke@example.com' })
})
