import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { UnsavedGuard } from '#app/admin/typed/unsaved-guard.tsx'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { Change, ChangeGroup, Deleted } from '#domain/changes/change.ts'
import type { ChangesByField } from '#domain/changes/change-field.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { dayInYear } from '#domain/text/day-name.ts'
import { type Answers, answerCalls, lastBody, refusal, savedViews } from '#test/calls.ts'
import { caughtDownloads } from '#test/downloads.ts'
import { groupTitle } from './change-words.ts'
import { Changes } from './changes.tsx'
import { DeletedList } from './deleted-list.tsx'
import { WithHistory } from './with-history.tsx'

afterEach(() => vi.unstubAllGlobals())

const all = 'GET /api/admin/changes?limit=50&offset=0'
const bin = 'GET /api/admin/changes/deleted'
const id = '6f1c1f9e-3d4f-4c55-9f0d-0d3a3c1b2a10'
const undoing = `POST /api/admin/changes/${id}/undo`

const price: Change = {
  id: 7,
  at: '2026-11-20T15:42:00.000Z',
  username: 'beheer',
  change: id,
  action: 'update',
  subject: 'parkings',
  subjectId: 1,
  before: { id: 1, version: 1, name: 'Polderpark', price_per_day: 6.95, position: 1 },
  after: { id: 1, version: 2, name: 'Polderpark', price_per_day: 8.25, position: 1 },
  isUndone: false,
}
const password: Change = {
  ...price,
  id: 6,
  change: 'a',
  subject: 'admins',
  before: { username: 'beheer', password_hash: '(geheim)' },
  after: { username: 'beheer', password_hash: '(gewijzigd)' },
}

/** Entries as the server groups them. */
function grouped(changes: Change[]): ChangeGroup[] {
  const groups = Map.groupBy(changes, ({ change }) => change).values()
  return [...groups].flatMap((first): ChangeGroup[] => {
    const parts = Map.groupBy(first, ({ subject, action }) => `${subject} ${action}`).values()
    const [entry] = first
    if (!entry) return []
    const { change, at, username } = entry
    return [
      {
        ...{ change, at, username, first, size: first.length },
        undone: first.filter(({ isUndone }) => isUndone).length,
        isUndo: false,
        parts: [...parts].map((part) => ({ ...(part[0] ?? entry), count: part.length })),
      },
    ]
  })
}

const logOf = (changes: ChangeGroup[], total = changes.length) =>
  Response.json({ total, usernames: ['beheer', 'collega'], changes })
const page = (changes: Change[], total?: number) => logOf(grouped(changes), total)
const rowsOf = (changes: Change[], total = changes.length) => Response.json({ total, changes })

const Site = createRoutesStub([
  { path: '/changes', Component: WithAddress },
  { path: '/deleted', Component: DeletedList },
  {
    path: '/form',
    Component: () => (
      <WithHistory subject="parkings" id="1">
        <Form />
      </WithHistory>
    ),
  },
])

let forms = 0

/** A form with one field, which counts how often a form is started. */
function Form() {
  const [typed, setTyped] = useState('')
  const [number] = useState(() => ++forms)
  return (
    <>
      <AdminHead title="Parking bewerken" />
      <p>Formulier {number}</p>
      <label>
        Naam <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <UnsavedGuard dirty={typed !== ''} />
    </>
  )
}

function WithAddress() {
  const { search } = useLocation()
  return (
    <>
      <Changes />
      <p>Adres: {search}</p>
    </>
  )
}

/** A tariff that a parking got. */
const tariffOf = (owner: string, at: number): Change => ({
  ...price,
  id: 20 + at,
  action: 'create',
  subject: 'tariffs',
  before: null,
  after: { id: at, name: 'Zomer 2027', parking_id: at },
  owner,
})

test.each([
  [['Polderpark'], 1, 'Tarief "Zomer 2027" van "Polderpark" toegevoegd'],
  [['Polderpark', 'Maas'], 2, '2 tarieven toegevoegd bij "Polderpark" en "Maas"'],
  [['A', 'B', 'C', 'D', 'E'], 5, '5 tarieven toegevoegd bij "A", "B", "C" en nog 2'],
  [['A', 'B', 'C', 'D'], 40, '40 tarieven toegevoegd bij onder meer "A", "B" en "C"'],
])('tariffs of %o are named with their parkings', (owners, size, title) => {
  const [group] = grouped(owners.map(tariffOf))
  const parts = [{ subject: 'tariffs' as const, action: 'create' as const, count: size }]

  expect(group && groupTitle({ ...group, size, parts })).toBe(title)
})

const counting = 'GET /api/admin/changes/counts'
const counts = (byField: ChangesByField['byField'] = []) => Response.json({ all: 2, byField })

async function open(answers: Answers, path = '/changes') {
  const calls = answerCalls({ [counting]: () => counts(), ...answers })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <Site initialEntries={[path]} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls }
}

test('an undo is called one, by what it put back', async () => {
  const second = { ...price, id: 8, subjectId: 2 }
  const [group] = grouped([price, second])
  if (!group) throw new Error('there is a change')
  const { screen } = await open({ [all]: [logOf([{ ...group, isUndo: true }])] })

  await expect
    .element(screen.getByText('2 parkings ongedaan gemaakt', { exact: true }))
    .toBeVisible()
})

test('a first day after the last one is named as the reason of an empty log', async () => {
  const turned = 'GET /api/admin/changes?from=2026-11-20&to=2026-11-01&limit=50&offset=0'
  const path = '/changes?van=2026-11-20&tot=2026-11-01'
  const { screen } = await open({ [turned]: [page([])] }, path)

  await expect.element(screen.getByText(/^‘Vanaf’ ligt na ‘Tot en met’/)).toBeVisible()
})

test('an address of one change shows that one, opened, and leads back to all', async () => {
  const one = `GET /api/admin/changes?change=${id}&limit=50&offset=0`
  const answers = { [one]: [page([price])], [all]: [page([price, password])] }
  const { screen } = await open(answers, `/changes?wijziging=${id}`)

  await expect.element(screen.getByRole('rowheader', { name: 'Prijs per dag' })).toBeVisible()
  await screen.getByRole('button', { name: 'Toon alles' }).click()
  await expect.element(screen.getByText('2 wijzigingen', { exact: true })).toBeVisible()
})

test('a change shows who, when and what, and expands to the values before and after', async () => {
  const { screen } = await open({ [all]: [page([price])] })
  const summary = screen.getByText('Parking "Polderpark" gewijzigd').first()

  await expect.element(screen.getByText('16:42')).toBeVisible()
  const row = screen.getByRole('row', { name: 'Prijs per dag €6,95 €8,25' })
  await expect.element(row).not.toBeInTheDocument()
  await summary.click()
  await expect.element(row).toBeVisible()
})

const messageOf = (wasResolved: boolean): Change => ({
  ...price,
  subject: 'contact_requests',
  before: { id: 1, subject: 'Rekening', is_resolved: wasResolved },
  after: { id: 1, subject: 'Rekening', is_resolved: !wasResolved },
})
const postOf = (before: string, after: string): Change => ({
  ...price,
  subject: 'posts',
  before: { id: 1, title: 'Kerst', status: before },
  after: { id: 1, title: 'Kerst', status: after },
})

test.each([
  ['a price', price, 'Prijs per dag €6,95 → €8,25'],
  [
    'a price with its mark and a name',
    {
      ...price,
      before: { ...price.before, is_price_changed: false },
      after: { ...price.after, is_price_changed: true, name: 'Polder' },
    },
    'Prijs per dag €6,95 → €8,25, en nog 1',
  ],
  [
    'where a price was checked, with who',
    {
      ...price,
      before: { ...price.before, price_check_source: 'phone', price_checked_by: 'eva' },
      after: { ...price.before, price_check_source: 'mail', price_checked_by: 'piet' },
    },
    'Bron van de prijscontrole Telefoon → E-mail',
  ],
  ['a solved message', messageOf(false), 'Opgelost'],
  ['a message that is open again', messageOf(true), 'Heropend'],
  ['a published article', postOf('draft', 'published'), 'Gepubliceerd'],
  [
    'a long text',
    { ...price, subject: 'posts', before: { content: 'a'.repeat(90) }, after: { content: 'b' } },
    'Inhoud gewijzigd',
  ],
] as const)('the title of %s says what changed', async (_, change, title) => {
  const { screen } = await open({ [all]: [page([change as Change])] })
  const told = () => screen.getByRole('listitem').element().querySelector('summary')?.textContent
  await expect.poll(told).toContain(title)
})

test('changes in a row by one person are one line that opens, and each can be undone', async () => {
  const { screen } = await open({ [all]: [page([...rowOfThree, password])] })
  const run = screen.getByText('3 wijzigingen aan 2 parkings')
  await expect.element(run).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: /^Ongedaan maken/ }))
    .not.toBeInTheDocument()

  await run.click()
  expect(screen.getByRole('button', { name: /^Ongedaan maken/ }).elements()).toHaveLength(3)
})

const rowOfThree = [7, 6, 5].map((number) => ({
  ...price,
  ...{ id: number, change: `c${number}`, subjectId: number % 2, airport: 'AMS' },
  at: `2026-11-20T15:4${number}:00.000Z`,
}))

test('a folded run is undone as one after a question, and what changed since is named and left', async () => {
  const refused = {
    error: 'Niet alles kan terug',
    inTheWay: [{ subject: 'parkings', id: 4, name: 'Maasdijk' }],
    others: 1,
  }
  const { screen, calls } = await open({
    [all]: [page(rowOfThree), page(rowOfThree), page(rowOfThree)],
    'POST /api/admin/changes/undo': [
      Response.json(refused, { status: 409 }),
      Response.json({ change: 'b', inTheWay: [] }),
    ],
  })
  await screen.getByText('3 wijzigingen aan 2 parkings').click()
  await expect.element(screen.getByText('AMS').first()).toBeVisible()
  await screen.getByRole('button', { name: 'Alle 3 ongedaan maken' }).click()

  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText(/deze 3 wijzigingen ongedaan/)).toBeVisible()
  await expect.element(question.getByText('Parking "Polderpark" gewijzigd, 3 keer')).toBeVisible()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  await question.getByRole('button', { name: 'Ongedaan maken' }).click()
  expect(await lastBody(calls, 'POST')).toEqual({ changes: ['c7', 'c6', 'c5'] })

  const dialog = screen.getByRole('alertdialog', { name: 'Niet alles kan terug' })
  await expect.element(dialog.getByRole('link', { name: 'Maasdijk' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Maak de rest ongedaan (1)' }).click()
  await expect.element(screen.getByText('Rest ongedaan gemaakt')).toBeVisible()
  expect(await lastBody(calls, 'POST')).toEqual({
    changes: ['c7', 'c6', 'c5'],
    onlyOthers: true,
  })
})

test('of a run that can go back in part, the question says what stays', async () => {
  const [newest, ...older] = rowOfThree
  const { screen } = await open({
    [all]: [page([{ ...price, ...newest, before: null }, ...older])],
  })
  await screen.getByText('3 wijzigingen aan 2 parkings').click()
  await screen.getByRole('button', { name: '2 ongedaan maken' }).click()

  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText(/deze 2 wijzigingen/)).toBeVisible()
  await expect.element(question.getByText(/kan niet ongedaan worden gemaakt/)).toBeVisible()
})

test('a secret shows only that it changed, and cannot be undone', async () => {
  const { screen } = await open({ [all]: [page([password])] })
  await screen.getByText('Collega "beheer" gewijzigd').click()

  await expect
    .element(screen.getByRole('row', { name: 'Wachtwoord (geheim) (gewijzigd)' }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Ongedaan/ })).not.toBeInTheDocument()
})

test('changes made together are one row, and a reorder is described as such', async () => {
  const moved = (id: number, position: number): Change => ({
    ...price,
    id,
    after: { ...price.before, position },
  })
  const { screen } = await open({ [all]: [page([moved(1, 2), moved(2, 3)])] })

  await expect.element(screen.getByText('Volgorde van parkings gewijzigd').first()).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(1)
})

test('a setting changed for the first time shows its built-in value as the old one', async () => {
  const settings: Change = {
    ...price,
    subject: 'settings',
    before: { id: 1, values: {} },
    after: { id: 1, values: { contactMonths: 6 } },
  }
  const { screen } = await open({ [all]: [page([settings])] })
  await screen.getByText('Instellingen gewijzigd').click()

  await expect
    .element(screen.getByRole('row', { name: 'Berichten bewaren (maanden) 12 6' }))
    .toBeVisible()
  expect(screen.getByRole('row').elements()).toHaveLength(2)
})

test('the log is filtered by kind and by user, through the address', async () => {
  const { screen } = await open({
    [all]: [page([price, password])],
    'GET /api/admin/changes?subject=parkings&limit=50&offset=0': [page([price])],
    'GET /api/admin/changes?subject=parkings&username=collega&limit=50&offset=0': [page([])],
  })
  await screen.getByLabelText('Soort').selectOptions('Parking')
  await expect.element(screen.getByText('1 wijziging', { exact: true })).toBeVisible()
  await screen.getByLabelText('Wie').selectOptions('collega')

  await expect.element(screen.getByText('Geen wijzigingen gevonden voor deze keuze')).toBeVisible()
  await expect.element(screen.getByText('Adres: ?soort=parkings&wie=collega')).toBeVisible()
})

test('an import is one row, whose entries are fetched a page at a time once it is opened', async () => {
  const entries = Array.from({ length: 20 }, (_, at) => ({
    ...price,
    id: at + 1,
    subjectId: at + 1,
    after: { ...price.after, name: `Terrein ${at + 1}` },
  }))
  const [group] = grouped(entries.slice(0, 10))
  const parts = [{ subject: 'parkings', action: 'update', count: 1_485 } as const]
  const large = { ...group, size: 1_485, parts } as ChangeGroup
  const rows = `GET /api/admin/changes/rows?change=${id}&limit=20&offset=`
  const { screen, calls } = await open({
    [all]: [logOf([large])],
    [`${rows}0`]: [rowsOf(entries, 1_485)],
    [`${rows}20`]: [rowsOf([{ ...price, after: { ...price.after, name: 'Volgende' } }], 1_485)],
  })
  const title = screen.getByText('1.485 parkings gewijzigd').first()
  await expect.element(title).toBeVisible()
  expect(calls.filter(({ url }) => url.includes('/rows'))).toEqual([])
  expect(screen.getByRole('table').elements()).toHaveLength(0)

  await title.click()
  await expect.element(screen.getByText('Parking "Terrein 20" gewijzigd')).toBeVisible()
  expect(screen.getByRole('table').elements()).toHaveLength(20)
  await screen.getByRole('button', { name: 'Volgende' }).click()
  await expect.element(screen.getByText('Parking "Volgende" gewijzigd')).toBeVisible()
})

test('each day has a heading, and a run ends with it', async () => {
  const at = (moment: string, nth: number) => ({
    ...price,
    ...{ id: nth, change: `c${nth}`, at: moment },
  })
  // In Amsterdam the first is of the 21st.
  const moments = ['20T23:05', '20T22:58', '20T22:50', '20T22:40'].map((moment, nth) =>
    at(`2026-11-${moment}:00.000Z`, nth),
  )
  const { screen } = await open({
    [all]: [page([{ ...at(new Date().toISOString(), 9), username: 'collega' }, ...moments])],
  })

  const headings = screen.getByRole('heading', { level: 2 })
  await expect
    .element(headings.first())
    .toHaveTextContent(`Vandaag, ${dayInYear(amsterdamDay(new Date()))}`)
  expect(headings.elements().map((heading) => heading.textContent?.replace(/ 2026$/, ''))).toEqual([
    headings.first().element().textContent,
    'Zaterdag 21 november',
    'Vrijdag 20 november',
  ])
  const friday = screen.getByRole('region', { name: 'Vrijdag 20 november' })
  await expect.element(friday.getByText('3 wijzigingen aan 1 parking')).toBeVisible()
})

test('the log is narrowed to a field, which says how many it has, through the address', async () => {
  const ofPrices = 'GET /api/admin/changes?field=price&limit=50&offset=0'
  const { screen, calls } = await open({
    [all]: [page([price, password]), page([price, password])],
    [ofPrices]: [page([price])],
    [counting]: () => counts([{ field: 'price', changes: 1 }]),
  })
  const fields = screen.getByRole('group', { name: 'Veld' })
  await expect.element(fields.getByRole('button', { name: 'Alle velden 2' })).toBeVisible()
  await fields.getByRole('button', { name: 'Prijs per dag 1' }).click()
  await expect.element(screen.getByText('1 wijziging', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Adres: ?veld=price')).toBeVisible()
  expect(calls.filter(({ url }) => url.includes('counts?field'))).toEqual([])

  await fields.getByRole('button', { name: 'Alle velden 2' }).click()
  await expect.element(screen.getByText('Adres:', { exact: true })).toBeVisible()
})

test('without the numbers the log can be narrowed all the same', async () => {
  const { screen } = await open({ [all]: [page([price])], [counting]: () => refusal(500, '') })

  await expect.element(screen.getByRole('button', { name: 'Alle velden' })).toBeVisible()
})

test('the log is searched and filtered by day, through the address', async () => {
  const { screen } = await open({
    [all]: [page([price, password])],
    'GET /api/admin/changes?q=polder&limit=50&offset=0': [page([price])],
    'GET /api/admin/changes?q=polder&from=2026-11-01&limit=50&offset=0': [page([price])],
    'GET /api/admin/changes?q=polder&from=2026-11-01&to=2026-11-19&limit=50&offset=0': [page([])],
  })
  await screen.getByRole('searchbox').fill('polder')
  await expect.element(screen.getByText('1 wijziging', { exact: true })).toBeVisible()
  await screen.getByLabelText('Vanaf').fill('2026-11-01')
  await screen.getByLabelText('Tot en met').fill('2026-11-19')

  await expect.element(screen.getByText('Geen wijzigingen gevonden voor deze keuze')).toBeVisible()
  await expect
    .element(screen.getByText('Adres: ?q=polder&van=2026-11-01&tot=2026-11-19'))
    .toBeVisible()
})

test('filters of the log are saved under a name, and open the log with it', async () => {
  const kept = { id: 7, list: 'changes', name: 'Prijzen', query: 'veld=price&wie=collega' }
  const narrowed = `${all}&field=price&username=collega`.replace(
    '?limit=50&offset=0&field=price&username=collega',
    '?field=price&username=collega&limit=50&offset=0',
  )
  const { screen } = await open({
    [all]: [page([password])],
    [narrowed]: [page([price])],
    [savedViews]: () => Response.json([{ ...kept, hidden: [], isFirst: true }]),
  })

  await expect.element(screen.getByText('Adres: ?veld=price&wie=collega&weergave=7')).toBeVisible()
  await expect.element(screen.getByText('Parking "Polderpark" gewijzigd').first()).toBeVisible()
  await expect.element(screen.getByText('Collega "beheer" gewijzigd')).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Prijzen' }))
    .toHaveAttribute('aria-current', 'true')
})

test('a change of which a part was undone says so, and offers the rest', async () => {
  const [group] = grouped([price, { ...price, id: 8, isUndone: true }])
  const { screen } = await open({ [all]: [logOf(group ? [group] : [])] })

  await expect.element(screen.getByText('Deels ongedaan gemaakt')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Rest ongedaan maken/ })).toBeVisible()
})

test('the history above a form is fetched once it is opened, and starts the form again after an undo', async () => {
  const history = 'GET /api/admin/changes?subject=parkings&id=1&limit=10&offset=0'
  const { screen, calls } = await open(
    {
      [history]: [page([price]), page([{ ...price, isUndone: true }])],
      [undoing]: [Response.json({ change: 'b', inTheWay: [] })],
    },
    '/form',
  )
  const [history_, name] = [screen.getByText('Geschiedenis'), screen.getByLabelText('Naam')]
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(isBefore(history_.element(), name.element())).toBe(true)
  await screen.getByLabelText('Naam').fill('Getypt')
  expect(calls).toHaveLength(0)
  await screen.getByText('Geschiedenis').click()
  await screen.getByRole('button', { name: /Ongedaan maken/ }).click()
  await expect.element(screen.getByText('Sla eerst op')).toBeVisible()
  await expect.element(screen.getByLabelText('Naam')).toHaveValue('Getypt')

  await screen.getByLabelText('Naam').fill('')
  await screen.getByRole('button', { name: /Ongedaan maken/ }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.element(screen.getByText('Ongedaan gemaakt', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Formulier 2')).toBeVisible()
})

test('more than fifty changes are paged', async () => {
  const { screen } = await open({
    [all]: [page([price], 51)],
    'GET /api/admin/changes?limit=50&offset=50': [page([password], 51)],
  })
  await screen.getByRole('button', { name: 'Volgende' }).click()

  await expect.element(screen.getByText('51 tot 51 van 51')).toBeVisible()
  await expect.element(screen.getByText('Collega "beheer" gewijzigd')).toBeVisible()
})

test('an address beyond the last page shows the last page', async () => {
  const { screen } = await open(
    {
      'GET /api/admin/changes?limit=50&offset=4900': [page([], 51)],
      'GET /api/admin/changes?limit=50&offset=50': [page([password], 51)],
    },
    '/changes?page=99',
  )

  await expect.element(screen.getByText('51 tot 51 van 51')).toBeVisible()
  await expect.element(screen.getByText('Collega "beheer" gewijzigd')).toBeVisible()
})

test('a change is undone after confirmation, and marked as undone', async () => {
  const { screen, calls } = await open({
    [all]: [page([price]), page([{ ...price, isUndone: true }])],
    [undoing]: [Response.json({ change: 'b' })],
  })
  await screen.getByRole('button', { name: /Ongedaan maken/ }).click()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Ongedaan maken' }).click()

  await expect.element(screen.getByText('Wijziging ongedaan gemaakt')).toBeVisible()
  await expect.element(screen.getByText('Ongedaan gemaakt', { exact: true })).toBeVisible()
})

test('a change that can no longer be undone says why', async () => {
  const why = 'Dit kan niet meer terug: het is intussen opnieuw gewijzigd.'
  const { screen } = await open({
    [all]: [page([price]), page([price])],
    [undoing]: [refusal(409, why)],
  })
  await screen.getByRole('button', { name: /Ongedaan maken/ }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Ongedaan maken' }).click()

  await expect.element(screen.getByText(why)).toBeVisible()
})

test('rows that changed again are named, and the rest can be undone', async () => {
  const inTheWay = [{ subject: 'parkings', id: 4, name: 'Maasdijk' }]
  const refused = { error: 'Niet alles kan terug', inTheWay, others: 1480 }
  const { screen, calls } = await open({
    [all]: [page([price]), page([price]), page([price])],
    [undoing]: [Response.json(refused, { status: 409 }), Response.json({ change: 'b', inTheWay })],
  })
  await screen.getByRole('button', { name: /Ongedaan maken/ }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Ongedaan maken' }).click()

  const dialog = screen.getByRole('alertdialog', { name: 'Niet alles kan terug' })
  await expect.element(dialog.getByRole('link', { name: 'Maasdijk' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Maak de rest ongedaan (1.480)' }).click()
  await expect.element(screen.getByText('Rest ongedaan gemaakt')).toBeVisible()
  expect(await calls.findLast(({ method }) => method === 'POST')?.json()).toEqual({
    onlyOthers: true,
  })
})

test('the export has every change that matches the filter, one line per field', async () => {
  const downloads = caughtDownloads()
  const { screen, calls } = await open({
    [all]: [page([price], 2)],
    'GET /api/admin/changes/rows?limit=1000&offset=0': [rowsOf([price], 1_001)],
    'GET /api/admin/changes/rows?limit=1000&offset=1000': [rowsOf([password], 1_001)],
    'POST /api/admin/exports': [new Response(null, { status: 204 })],
  })
  await screen.getByRole('button', { name: 'Download als CSV' }).click()

  await expect.poll(() => downloads).toHaveLength(1)
  const [, ...lines] = (await downloads[0]?.text)?.trim().split('\r\n') ?? []
  expect(lines).toEqual([
    '2026-11-20 16:42;beheer;"Parking ""Polderpark"" gewijzigd";Prijs per dag;"€6,95";"€8,25";nee',
    '2026-11-20 16:42;beheer;"Collega ""beheer"" gewijzigd";Wachtwoord;(geheim);(gewijzigd);nee',
  ])
  expect(await lastBody(calls, 'POST')).toEqual({ subject: 'changes', file: downloads[0]?.name })
})

test('a failed load can be retried', async () => {
  const { screen } = await open({ [all]: [refusal(500, ''), refusal(500, ''), page([price])] })
  const again = screen.getByRole('button', { name: 'Probeer opnieuw' })

  await expect.element(again).toBeVisible()
  await again.click()
  await expect.element(screen.getByText('Parking "Polderpark" gewijzigd').first()).toBeVisible()
})

const gone: Deleted = {
  change: id,
  at: '2026-11-20T15:42:00.000Z',
  username: 'beheer',
  items: [
    { subject: 'parkings', id: 1, name: 'Polderpark' },
    { subject: 'parkings', id: 2, name: 'Maaspark' },
  ],
}

test('records deleted together are restored together', async () => {
  const { screen } = await open(
    { [bin]: [Response.json([gone]), Response.json([])], [undoing]: [Response.json({})] },
    '/deleted',
  )
  await expect.element(screen.getByText('Parking "Polderpark" en Parking "Maaspark"')).toBeVisible()
  await screen.getByRole('button', { name: /Zet terug.*2 parkings/ }).click()

  await expect.element(screen.getByText('2 parkings zijn teruggezet.')).toBeVisible()
  await expect.element(screen.getByText('Er is de laatste 30 dagen niets verwijderd')).toBeVisible()
})

test('of many records deleted together a few are named', async () => {
  const items = Array.from({ length: 1_484 }, (_, at) => ({
    subject: 'parkings' as const,
    id: at + 1,
    name: `Terrein ${at + 1}`,
  }))
  const deleted: Deleted = { change: id, at: price.at, username: 'beheer', items }
  const { screen } = await open({ [bin]: [Response.json([deleted])] }, '/deleted')

  await expect.element(screen.getByText(/Parking "Terrein 10" en nog 1\.474$/)).toBeVisible()
})

test('deleted records are searched by name and filtered by kind', async () => {
  const question: Deleted = {
    ...gone,
    change: 'een-andere',
    items: [{ subject: 'faqs', id: 3, name: 'Hoe laat rijdt de bus?' }],
  }
  const { screen } = await open({ [bin]: [Response.json([gone, question])] }, '/deleted')
  const rows = screen.getByRole('list', { name: 'Verwijderde onderdelen' }).getByRole('listitem')
  const texts = () => rows.elements().map((row) => row.textContent)
  await expect.element(rows.nth(1)).toBeVisible()

  const kind = screen.getByRole('combobox', { name: 'Soort' })
  await kind.fill('faq')
  await screen.getByRole('option', { name: /faq/i }).click()
  await expect.poll(texts).toEqual([expect.stringContaining('Hoe laat rijdt de bus?')])
  await kind.fill('alle')
  await screen.getByRole('option', { name: 'Soort: alle' }).click()
  await screen.getByRole('searchbox').fill('maas')
  await expect.poll(texts).toEqual([expect.stringContaining('2 parkings')])
})

test('a record that cannot be restored stays in the list, with the reason', async () => {
  const why = 'Dit kan niet meer terug: de code of slug is intussen van iets anders.'
  const { screen } = await open(
    { [bin]: [Response.json([gone]), Response.json([gone])], [undoing]: [refusal(409, why)] },
    '/deleted',
  )
  await screen.getByRole('button', { name: /Zet terug/ }).click()

  await expect.element(screen.getByText(why)).toBeVisible()
  await expect.element(screen.getByText('2 parkings', { exact: true }).first()).toBeVisible()
})

test('what can’t be restored of a deletion is named, and the rest can be', async () => {
  const inTheWay = [{ subject: 'parkings', id: 2, name: 'Maaspark' }]
  const refused = { error: 'Niet alles kan terug', inTheWay, others: 1, isTaken: true }
  const { screen, calls } = await open(
    {
      [bin]: [Response.json([gone]), Response.json([gone]), Response.json([])],
      [undoing]: [
        Response.json(refused, { status: 409 }),
        Response.json({ change: 'b', inTheWay }),
      ],
    },
    '/deleted',
  )
  await screen.getByRole('button', { name: /Zet terug/ }).click()

  const dialog = screen.getByRole('alertdialog', { name: 'Niet alles kan terug' })
  await expect
    .element(dialog.getByText('De code of slug hiervan is intussen van iets anders:'))
    .toBeVisible()
  await expect
    .element(dialog.getByRole('list', { name: 'Blijft verwijderd' }))
    .toHaveTextContent('Maaspark')
  await dialog.getByRole('button', { name: 'Zet de rest terug (1)' }).click()
  await expect.element(screen.getByText('De rest is teruggezet.')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Verwijderd' })).toHaveFocus()
  expect(await calls.findLast(({ method }) => method === 'POST')?.json()).toEqual({
    onlyOthers: true,
  })
})

test('what changed no record is named too, and has nothing to undo', async () => {
  const event = { ...price, before: null, subjectId: null }
  const events: Change[] = [
    {
      ...event,
      id: 11,
      change: 'k',
      action: 'download',
      subject: 'backups',
      after: { file: 'kopie.gz' },
    },
    {
      ...event,
      id: 10,
      change: 'j',
      action: 'export',
      subject: 'tariffs',
      after: { file: 'tarieven.csv' },
    },
    {
      ...event,
      ...{ id: 9, change: 'i', action: 'login', subject: 'admins' },
      after: { username: 'nienke', device: 'Firefox op Windows' },
    },
    {
      ...event,
      id: 8,
      change: 'h',
      action: 'evidence',
      subject: 'checks',
      owner: 'Polderpark',
      after: {},
    },
  ]
  const { screen } = await open({
    [all]: [Response.json({ total: 4, usernames: ['beheer'], changes: grouped(events) })],
  })

  await expect.element(screen.getByText('Kopie gedownload')).toBeVisible()
  await expect.element(screen.getByText('Tarieven geëxporteerd')).toBeVisible()
  await expect
    .element(screen.getByText('Controle van "Polderpark" van bewijs voorzien'))
    .toBeVisible()
  await screen.getByText('Collega "nienke" ingelogd').click()
  await expect.element(screen.getByText('Firefox op Windows')).toBeVisible()
  expect(screen.getByRole('button', { name: /Ongedaan maken/ }).elements()).toEqual([])
})
