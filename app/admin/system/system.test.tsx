import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import type { AccountEvent } from '#domain/access/account-event.ts'
import type { AlarmNews } from '#domain/system/alarm.ts'
import type { FailureGroup } from '#domain/system/failure.ts'
import type { SystemReport } from '#domain/system/system-report.ts'
import { type Answers, answerCalls, refusal } from '#test/calls.ts'
import { System } from './system.tsx'

afterEach(() => {
  alarms = noAlarms
  vi.unstubAllGlobals()
})

const report: SystemReport = {
  version: '4.2.0',
  engine: 'pglite',
  startedAt: '2026-11-16T21:10:00.000Z',
  readAt: '2026-11-20T09:24:00.000Z',
  site: { requests: 41_208, failed: 5, medianMs: 50, since: '2026-11-19T09:10:00.000Z' },
  database: { ms: 1.6, bytes: 6_200_000_000, schema: 41, lacksSpace: false },
  disk: { totalBytes: 40e9, freeBytes: 19.6e9, copyBytes: 5.1e9, databaseBytes: 6.2e9 },
  mail: { isSetUp: true, lastSentAt: '2026-11-20T08:12:00.000Z', lastRefusal: null },
  copies: { lastAt: '2026-11-20T02:20:00.000Z', kept: 7, bytes: 5.1e9 },
  elsewhere: null,
  trial: null,
  jobs: [
    {
      name: 'back-up',
      title: 'Kopie maken',
      schedule: 'elk uur, 20 over heel',
      last: { at: '2026-11-20T02:20:00.000Z', ms: 66_000, isDone: true, outcome: '626.214 rijen' },
      isDue: false,
      failedInRow: 0,
    },
  ],
  certificate: null,
  heartbeat: null,
  retentions: [
    { title: 'Fouten', kept: '30 dagen', removed: 1_204, lastOn: '2026-11-19' },
    { title: 'Opgeloste berichten', kept: '12 maanden', removed: 0, lastOn: null },
  ],
  remembersErased: true,
}

const failure: FailureGroup = {
  requestId: '1a2b3c4d-5e6f',
  message: 'call failed',
  reason: 'statement timeout',
  path: '/api/admin/parkings/3',
  job: null,
  stack: null,
  times: 4,
  firstAt: '2026-11-20T08:00:00.000Z',
  lastAt: '2026-11-20T08:31:00.000Z',
}

const noAlarms = { open: [], past: [], accountEvents: [] }
let alarms: { open: AlarmNews[]; past: AlarmNews[]; accountEvents: AccountEvent[] } = noAlarms

const reading = 'GET /api/admin/system'
const running = 'POST /api/admin/system/jobs/back-up'

async function open(answers: Answers) {
  const calls = answerCalls({
    'GET /api/admin/system/failures': (url) =>
      Response.json(url.searchParams.get('id') === 'weg' ? [] : [failure]),
    'GET /api/admin/system/alarms': () => Response.json(alarms),
    ...answers,
  })
  const screen = await render(
    <MemoryRouter initialEntries={['/admin/systeem']}>
      <QueryClientProvider client={createQueries()}>
        <ToastProvider>
          <System />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return { screen, calls }
}

const json = (change: Partial<SystemReport> = {}) => Response.json({ ...report, ...change })

test('a site that is well says so, part by part', async () => {
  const { screen } = await open({ [reading]: [json()] })

  await expect.element(screen.getByText('6 van 6')).toBeVisible()
  await expect.element(screen.getByText('Versie 4.2.0')).toBeVisible()
  await expect
    .element(screen.getByText('Wat er draait, op 20 november 2026 om 10:24.'))
    .toBeVisible()
  await expect.element(screen.getByText('draait sinds 16-11-2026 22:10')).toBeVisible()
  await expect.element(screen.getByText('19,6 GB van 40 GB vrij, dat is 49%.')).toBeVisible()
  await expect.element(screen.getByText('Antwoordt in 2 ms. 6,2 GB, indeling 41.')).toBeVisible()
  await expect.element(screen.getByText(/66 s: 626\.214 rijen/)).toBeVisible()
})

test('what is not well stands first, and says what is wrong', async () => {
  const refused = { at: '2026-11-20T08:30:00.000Z', reason: '550 mailbox full' }
  const { screen } = await open({
    [reading]: [json({ mail: { ...report.mail, lastRefusal: refused } })],
  })

  await expect.element(screen.getByText('5 van 6')).toBeVisible()
  await expect.element(screen.getByText('1 niet in orde')).toBeVisible()
  await expect.element(screen.getByText('550 mailbox full')).toBeVisible()
  const parts = screen.getByRole('region', { name: 'Wat er draait' })
  const first = parts.getByRole('listitem').first()
  expect(first.element().textContent).toMatch(/^Niet in ordeE-mail/)
})

test('what is not set up is not counted', async () => {
  const mail = { isSetUp: false, lastSentAt: null, lastRefusal: null }
  const { screen } = await open({ [reading]: [json({ mail })] })

  await expect.element(screen.getByText('5 van 5')).toBeVisible()
  await expect.element(screen.getByText(/Niet ingesteld: berichten/)).toBeVisible()
})

test('what is elsewhere, and what came back on trial, is said with its figures', async () => {
  const elsewhere = {
    place: 's3.example.com/bucket/',
    hasKey: true,
    lastAt: '2026-11-20T02:20:00.000Z',
    kept: 30,
    failure: 'De schijf van /mnt/nas is vol.',
    readBack: { at: '2026-11-15T04:00:00.000Z', isSame: true },
  }
  const trial = {
    at: '2026-11-15T03:00:00.000Z',
    isDone: true,
    outcome: '1.620 rijen, allemaal gelijk',
    rows: [
      { name: 'Luchthavens', inCopy: 120, restored: 120 },
      { name: 'Parkings', inCopy: 1_500, restored: 1_500 },
    ],
    copyAt: '2026-11-15T02:20:00.000Z',
  }
  const { screen } = await open({ [reading]: [json({ elsewhere, trial })] })

  await expect.element(screen.getByText('7 van 8')).toBeVisible()
  await expect.element(screen.getByText(/De laatste poging mislukte: De schijf/)).toBeVisible()
  await expect
    .element(screen.getByText(/staan 30 kopieën\. Teruggelezen op .*: gelijk\./))
    .toBeVisible()
  await expect.element(screen.getByRole('row', { name: 'Samen 1.620 1.620' })).toBeVisible()
})

test('each retention period says what it deleted', async () => {
  const { screen } = await open({ [reading]: [json()] })
  const rows = screen.getByRole('list', { name: 'Bewaartermijnen' }).getByRole('listitem')

  await expect
    .element(rows.first())
    .toHaveTextContent('Fouten30 dagen1.204, het laatst op 19 november 2026')
  await expect.element(rows.nth(1)).toHaveTextContent('Opgeloste berichten12 maandenNiets')
  await expect.element(screen.getByText(/komt niet terug met een oude kopie/)).toBeVisible()
})

test('without its key the site says that erased persons can come back', async () => {
  const { screen } = await open({ [reading]: [json({ remembersErased: false })] })

  await expect.element(screen.getByText(/Zet SECRETS_KEY op de server/)).toBeVisible()
})

test('a job that is asked for runs, and its outcome comes by itself', async () => {
  const [job] = report.jobs as [SystemReport['jobs'][number]]
  const later = { ...job, last: { ...job.last, outcome: '7 rijen' } as never }
  const { screen } = await open({
    [reading]: [json(), json({ jobs: [{ ...job, isDue: true }] }), json({ jobs: [later] })],
    [running]: [new Response(null, { status: 204 })],
  })
  await screen.getByRole('button', { name: 'Nu uitvoeren (Kopie maken)' }).click()

  await expect.element(screen.getByRole('button', { name: 'Bezig...' })).toBeVisible()
  await expect.element(screen.getByText(/: 7 rijen/)).toBeVisible()
})

test('a job that cannot begin says why', async () => {
  const { screen } = await open({
    [reading]: [json()],
    [running]: [refusal(503, 'De taken beginnen nog. Probeer het zo weer.')],
  })
  await screen.getByRole('button', { name: /Nu uitvoeren/ }).click()

  await expect.element(screen.getByText(/De taken beginnen nog/)).toBeVisible()
})

test('a failure is found by the number that a visitor saw', async () => {
  const { screen } = await open({ [reading]: [json()] })
  await expect.element(screen.getByText('Een aanroep mislukte')).toBeVisible()
  await expect.element(screen.getByText('4 keer')).toBeVisible()
  await screen.getByLabelText('Nummer dat een bezoeker zag').fill('weg')

  await expect.element(screen.getByText('Bij dit nummer is geen fout bewaard.')).toBeVisible()
})

test('a server that does not answer leaves a way to try again', async () => {
  const { screen } = await open({
    [reading]: [refusal(500, 'Er ging iets mis'), refusal(500, 'Weer'), json()],
  })
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).click()

  await expect.element(screen.getByText('6 van 6')).toBeVisible()
})

const full: AlarmNews = {
  found: {
    ...{ cause: 'disk', title: 'De schijf heeft nog 7% vrij.', text: 'Dat is weinig.' },
    remedy: 'copies',
    effects: [
      {
        ...{ cause: 'copies', title: 'Geen goede kopie sinds 3 dagen.', text: 'Maak er een.' },
        remedy: 'back-up',
      },
    ],
  },
  since: '2026-11-18T01:51:00.000Z',
  mailedAt: '2026-11-18T01:52:00.000Z',
  overAt: null,
}

test('an alarm stands above all else, with its effects, when it was mailed and what to do', async () => {
  alarms = { ...noAlarms, open: [full] }
  const { screen, calls } = await open({
    [reading]: [json(), json()],
    [running]: [new Response(null, { status: 204 })],
  })
  const alarm = screen.getByRole('alert', { name: 'Niet in orde' })

  await expect
    .element(alarm.getByRole('heading', { name: '2 dingen zijn niet in orde' }))
    .toBeVisible()
  await expect.element(alarm.getByText('Eén oorzaak, bovenaan. De site zelf draait.')).toBeVisible()
  await expect.element(alarm.getByText(/gemaild op 18-11-2026 om 02:52/)).toBeVisible()
  await expect.element(alarm.getByRole('button', { name: 'Ruim kopieën op' })).toBeVisible()
  await alarm.getByRole('button', { name: 'Maak nu een kopie' }).click()
  await vi.waitFor(() => expect(calls.map(({ method }) => method)).toContain('POST'))
})

test('making room says which copies go, and keeps the newest', async () => {
  alarms = { ...noAlarms, open: [full] }
  const copies = [9, 8, 7, 6].map((day) => ({
    id: day,
    at: `2026-11-0${day}T02:20:00.000Z`,
    file: `kopie-${day}.gz`,
    bytes: 2_000_000,
    rows: 10,
  }))
  const { screen, calls } = await open({
    [reading]: () => json(),
    'GET /api/admin/backups': () => Response.json(copies),
    'PUT /api/admin/backups/kept': [Response.json(copies.slice(0, 3))],
  })
  await screen.getByRole('button', { name: 'Ruim kopieën op' }).click()
  const question = screen.getByRole('alertdialog', {
    name: 'Weet je zeker dat je kopieën wilt opruimen?',
  })

  await expect
    .element(
      question.getByText(/^Eén kopie gaat weg, die van 6 november 2026 om 03:20: 2 MB komt vrij./),
    )
    .toBeVisible()
  await expect.element(question.getByText(/De nieuwste 3 blijven staan/)).toBeVisible()
  await question.getByRole('button', { name: 'Verwijder de oudste' }).click()
  await expect.element(screen.getByText('1 kopie verwijderd')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toEqual({ backupsKept: 3 })
})

test('with one copy there is nothing to clear', async () => {
  alarms = { ...noAlarms, open: [full] }
  const { screen } = await open({
    [reading]: () => json(),
    'GET /api/admin/backups': () => Response.json([]),
  })
  await screen.getByRole('button', { name: 'Ruim kopieën op' }).click()

  await expect.element(screen.getByText(/Er is niet meer dan één kopie/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Verwijder de oudste' })).toBeDisabled()
})

test('what should help says so if it cannot begin', async () => {
  alarms = { ...noAlarms, open: [full] }
  const { screen } = await open({ [reading]: [json()], [running]: [refusal(503, 'Nog even.')] })
  await screen.getByRole('button', { name: 'Maak nu een kopie' }).click()

  await expect.element(screen.getByText('Nog even.')).toBeVisible()
})

test('one thing that is not well is told as one, also without mail', async () => {
  const mail = { isSetUp: false, lastSentAt: null, lastRefusal: null }
  alarms = {
    ...noAlarms,
    open: [{ ...full, found: { ...full.found, effects: [] }, mailedAt: null }],
  }
  const { screen } = await open({ [reading]: [json({ mail })] })

  await expect
    .element(screen.getByRole('heading', { name: '1 ding is niet in orde' }))
    .toBeVisible()
  await expect.element(screen.getByText(/niet gemaild: e-mail is niet ingesteld/)).toBeVisible()
})

test('what is over and what happened to accounts is at the foot', async () => {
  const accountEvents: AccountEvent[] = [
    {
      ...{ at: '2026-11-19T08:00:00.000Z', username: 'noor', kind: 'device' },
      ...{ device: 'Chrome op Windows', by: null },
    },
    {
      ...{ at: '2026-11-18T08:00:00.000Z', username: 'noor', kind: 'factor-off' },
      ...{ device: '', by: 'eva' },
    },
  ]
  alarms = { open: [], past: [{ ...full, overAt: '2026-11-19T01:51:00.000Z' }], accountEvents }
  const { screen } = await open({ [reading]: [json()] })

  await expect.element(screen.getByText('De schijf heeft nog 7% vrij.')).toBeVisible()
  await expect
    .element(screen.getByText('Ingelogd vanaf een nieuw apparaat, met Chrome op Windows'))
    .toBeVisible()
  await expect.element(screen.getByText('Inloggen in twee stappen uitgezet door eva')).toBeVisible()
})

test('the certificate and the watcher have a line each', async () => {
  const { screen } = await open({
    [reading]: [
      json({
        certificate: {
          host: 'parkeren.example',
          ...{ validFrom: '2026-11-13T00:00:00.000Z', validUntil: '2027-02-11T12:00:00.000Z' },
        },
        heartbeat: { at: '2026-11-20T02:20:00.000Z', failed: 'status 500' },
      }),
    ],
  })

  await expect
    .element(screen.getByText('Geldig tot en met 11 februari 2027, nog 83 dagen.'))
    .toBeVisible()
  await expect.element(screen.getByText('vernieuwd op 13-11-2026 01:00')).toBeVisible()
  await expect.element(screen.getByText(/Antwoordde niet na de kopie van/)).toBeVisible()
  await expect.element(screen.getByText('7 van 8')).toBeVisible()
})
