import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lastBody, refusal, savedViews } from '#test/calls.ts'
import {
  aContact,
  all,
  first,
  hour,
  inbox,
  json,
  list,
  oldest,
  second,
  show,
  showAll,
  state,
  third,
  undo,
} from '#test/inbox.tsx'

beforeEach(() => page.viewport(1280, 900))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Screen = Awaited<ReturnType<typeof show>>['screen']

async function openPerson(screen: Screen) {
  await screen.getByRole('button', { name: 'Meer over Marieke Jansen' }).click()
  await screen.getByRole('menuitem', { name: 'Gegevens van deze persoon' }).click()
  return screen.getByRole('dialog', { name: 'Gegevens van deze persoon' })
}

test('loading shows a status', async () => {
  // The retry waits a second: the page is loading until then.
  const { screen } = await show({})

  await expect.element(screen.getByRole('status')).toHaveTextContent('Berichten worden geladen...')
})

test('a failed load can be retried', async () => {
  const broken = [refusal(500, 'stuk'), refusal(500, 'stuk')]
  const answer = inbox(all)
  const { screen } = await show({ [list]: (url) => broken.shift() ?? answer(url) })

  await expect.element(screen.getByText('Fout!')).toBeVisible()
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect.element(screen.getByText('2 open, 1 opgelost')).toBeVisible()
})

test('an inbox that opens with a saved view does not first show everything', async () => {
  const views = Promise.withResolvers<Response>()
  const { screen, rows } = await show(
    { [list]: inbox(all), [savedViews]: () => views.promise },
    '/admin/contacts',
  )
  await expect.element(screen.getByText('2 open, 1 opgelost')).toBeVisible()
  await expect.element(rows.first()).not.toBeInTheDocument()

  const kept = { id: 7, list: 'contacts', name: 'Klaar', query: 'status=opgelost' }
  views.resolve(Response.json([{ ...kept, hidden: [], isFirst: true }]))
  await expect.element(rows.getByText('Hoogte van de garage').first()).toBeVisible()
  expect(rows.elements()).toHaveLength(1)
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
  await expect.element(screen.getByTestId('address')).toHaveTextContent('?status=alle&id=2')
})

test('the inbox opens on what is open, who waits longest first, and a search goes through all', async () => {
  const waiting = { ...second, createdAt: new Date(Date.now() - 40 * hour).toISOString() }
  const { screen, message, rows } = await show(
    { [list]: inbox([first, third, waiting]), [oldest]: inbox([waiting]) },
    '/admin/contacts',
  )
  await expect.poll(() => rows.elements()).toHaveLength(2)
  await expect.element(message.getByRole('heading', { name: waiting.subject })).toBeVisible()
  const open = screen.getByRole('button', { name: 'Open 2' })
  await expect.element(open).toHaveAttribute('aria-pressed', 'true')

  await screen.getByRole('searchbox').fill('garage')
  await expect.element(message.getByRole('heading', { name: third.subject })).toBeVisible()
  await screen.getByRole('searchbox').fill('')
  await rows.nth(1).getByRole('link').click()
  await screen
    .getByRole('link', {
      name: 'Het oudste open bericht wacht 40 uur: langer dan de beloofde 24 uur. Open ‘Laadpaal bij Zaventem’',
    })
    .click()
  await expect.element(message.getByRole('heading', { name: waiting.subject })).toBeVisible()
})

test('a row says how long its visitor waits, until it is answered or resolved', async () => {
  const since = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
  const answered = { createdAt: since(300), answeredAt: since(200) }
  const { rows } = await show({
    [list]: inbox([
      aContact({ id: 1, subject: 'Lang geleden', createdAt: since(8 * 24 + 1) }),
      aContact({ ...answered, id: 2, subject: 'Schreef terug', repliedAt: since(3.5) }),
      aContact({ ...answered, id: 3, subject: 'Kreeg antwoord' }),
      aContact({ id: 4, subject: 'Is klaar', createdAt: since(300), isResolved: true }),
      aContact({ id: 5, subject: 'Net binnen', createdAt: since(0.5) }),
    ]),
  })

  await expect.element(rows.filter({ hasText: 'Lang geleden' })).toMatchTextContent('wacht 8 dagen')
  await expect.element(rows.filter({ hasText: 'Schreef terug' })).toMatchTextContent('wacht 3 uur')
  for (const subject of ['Kreeg antwoord', 'Is klaar', 'Net binnen']) {
    await expect.element(rows.filter({ hasText: subject })).not.toMatchTextContent('wacht')
  }
})

test('an inbox in which everything is answered says so, and leads to all messages', async () => {
  const { screen, rows } = await show({ [list]: inbox([third]) }, '/admin/contacts')

  await expect.element(screen.getByText('Er wacht niemand op antwoord.')).toBeVisible()
  await screen.getByRole('button', { name: 'Toon alle berichten' }).click()
  await expect.poll(() => rows.elements()).toHaveLength(1)
})

test('probable spam has its own filter, and is not among the open ones', async () => {
  const spam = aContact({ id: 9, subject: 'Goedkope reclame', probableSpam: true })
  const { screen, rows } = await show({ [list]: inbox([...all, spam]) })
  await expect.element(screen.getByText('2 open, 1 opgelost, 1 mogelijk spam')).toBeVisible()

  await screen.getByRole('button', { name: /^Mogelijk spam 1/ }).click()
  await expect.poll(() => rows.elements().length).toBe(1)
  await expect.element(rows).toMatchTextContent('Goedkope reclame')
  await screen.getByRole('button', { name: /^Open 2/ }).click()
  await expect.poll(() => rows.elements().length).toBe(2)
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
  await expect.poll(() => rows.elements()).toHaveLength(2)
})

test('an overdue reply shows a warning, and suspected spam is marked as a guess', async () => {
  const late = aContact({ createdAt: new Date(Date.now() - 31.5 * hour).toISOString() })
  const spam = aContact({ id: 2, probableSpam: true })
  const { screen, message } = await show({ [list]: inbox([spam, late]), [oldest]: inbox([late]) })

  await expect
    .element(
      screen.getByText('Het oudste open bericht wacht 31 uur: langer dan de beloofde 24 uur.'),
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

test('a message on another page is fetched by itself', async () => {
  const far = aContact({ id: 70, subject: 'Van lang geleden' })
  const { message } = await showAll('/admin/contacts?status=alle&id=70', {
    'GET /api/admin/contacts/70': json(far),
  })

  await expect.element(message.getByRole('heading', { name: 'Van lang geleden' })).toBeVisible()
})

test('a change that could not be saved is rolled back', async () => {
  const { message, toasts } = await showAll('/admin/contacts?status=alle&id=3', {
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

  await expect.element(toasts.getByText('2 berichten opgelost')).toBeVisible()
  expect(await lastBody(calls, 'PUT')).toMatchObject({ rows: [{ id: 1 }, { id: 2 }] })
})

test('after deleting a message the next one opens, and undo restores it', async () => {
  const { message, screen, toasts, rows } = await show(
    {
      [list]: inbox(all, [second, third], all),
      'DELETE /api/admin/contacts/1': json({ change: 'abc' }),
      [undo]: json({}),
    },
    '/admin/contacts?status=alle&id=1',
  )
  await message.getByRole('button', { name: 'Verwijderen' }).click()
  const dialog = screen.getByRole('alertdialog', { name: 'Bericht verwijderen' })
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()

  await expect.element(message.getByRole('heading', { name: second.subject })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Postvak' })).toHaveFocus()
  await toasts.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(rows.first().getByRole('link')).toHaveTextContent(first.subject)
})

test('a deleted request is reported', async () => {
  const { screen } = await showAll('/admin/contacts?status=alle&id=99', {
    'GET /api/admin/contacts/99': [refusal(404, 'Bericht niet gevonden')],
  })

  await expect.element(screen.getByText('Bericht niet gevonden.')).toBeVisible()
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
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await screen.getByRole('button', { name: 'Verder schrijven' }).click()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  await expect.element(address).toHaveValue('Marieke@Example.com')
  await forget.click()
  await expect.element(toasts.getByText('Gegevens verwijderd')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(rows.elements()).toHaveLength(2)
  const forgot = calls.find(({ url, method }) => method === 'DELETE' && url.endsWith('/person'))
  expect(await forgot?.json()).toEqual({ email: 'marieke@example.com' })
})
