import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { proofOf } from '#domain/access/passkey.ts'
import { timeStep } from '#domain/access/totp.ts'
import type { NetworkAdapter } from '#domain/earnings/fetch/adapter.ts'
import { type KindName, kinds } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'
import { site } from '#server/access/passkeys.ts'
import { hashPassword } from '#server/access/password.ts'
import { codeAt } from '#server/access/totp.ts'
import { db } from '#server/db/client.ts'
import { couplings } from '#server/db/earnings/tables.ts'
import { admins, parkings } from '#server/db/schema.ts'
import { saveAlarm } from '#server/db/system/alarms.ts'
import { addFailures } from '#server/db/system/failures.ts'
import { adapters } from '#server/earnings/fetch/adapters.ts'
import { env } from '#server/env.ts'
import { fetchConversions } from '#server/jobs/fetch-conversions.ts'
import { asAdmin, basic, sendAsAdmin, withAdmin } from '#test/admin.ts'
import { anAuthenticator } from '#test/authenticator.ts'
import { checkedCalls } from '#test/checked-answers.ts'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { addTestConversions, addTestProgramme } from '#test/earnings.ts'
import { aFaq, anAirport, aParking, aPost } from '#test/fixtures.ts'
import { aProvider } from '#test/parking-detail.ts'
import { aPhoto } from '#test/pictures.ts'
import { aProgramme } from '#test/programmes.ts'
import { aClosure, aTariff } from '#test/tariffs.ts'
import type { Call } from './call.ts'
import { type Answers, api, calls } from './routes.ts'

// Nobody listens there: an answer to a visitor is kept, and says that it was not sent.
vi.hoisted(() => vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9'))

withSeededDatabase()
withAdmin()

const password = 'een lang wachtwoord'

beforeAll(async () => {
  const passwordHash = await hashPassword(password)
  await db.update(admins).set({ passwordHash }).where(eq(admins.username, 'eva'))
})

type CallName = Exclude<keyof Answers, `${string}?${string}`>

type Answer = {
  id: number
  version: number
  change: string
  token: string
  ticket: string
  options: { challenge: string }
  draft?: { version: number }
  thread: { id: number }[]
  rows: { id: number }[]
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`

/** Makes a call that must succeed. The test helper checks the response against its schema. */
async function make(call: CallName, body?: unknown, place: string | number = '', query = '') {
  const [method = '', path = ''] = call.split(' ')
  const address = path.replace(/:\w+(\/:\w+)*/, String(place)) + query
  const answer = await asAdmin<Answer>(method as 'GET', address, body)
  const made = calls.find((each) => nameOf(each) === call)
  const { status = made?.answers || made?.gives ? 200 : 204 } = made ?? {}
  expect([call, answer.status, answer.body]).toEqual([call, status, answer.body])
  return answer.body
}

async function walkRows(kind: 'airports' | 'parkings', input: Record<string, unknown>) {
  const { id: _, position: __, ...fields } = input
  const { id } = await make(`POST /api/admin/${kind}`, fields)
  await make(`GET /api/admin/${kind}`)
  await make(`PUT /api/admin/${kind}/order`, { ids: [id] })
  const { version } = await make(`GET /api/admin/${kind}/:id`, undefined, id)
  await make(`PUT /api/admin/${kind}/:id`, { ...fields, version }, id)
  return { id, remove: () => make(`DELETE /api/admin/${kind}/:id`, {}, id) }
}

/** A new row of each kind that has the calls of `rowCalls` alone. */
const newRows = {
  provider: aProvider(),
  faq: aFaq(),
  programme: aProgramme(),
  replyTemplate: { name: 'Kort', text: 'Beste {naam}, dank je.' },
} satisfies Partial<Record<KindName, object>>

async function walkKind(name: keyof typeof newRows) {
  const kind = kinds[name]
  const rows = `/api/admin/${kind.path}` as const
  const { id: _, position: __, ...fields }: Record<string, unknown> = newRows[name]
  const { id } = await make(`POST ${rows}`, fields)
  await make(`GET ${rows}`)
  if (kind.isOrdered) await make(`PUT /api/admin/${kind.path}/order`, { ids: [id] })
  const { version } = await make(`GET ${rows}/:id`, undefined, id)
  await make(`PUT ${rows}/:id`, { ...fields, version }, id)
  const { change } = await make(`DELETE ${rows}/:id`, {}, id)
  await make('POST /api/admin/changes/:change/undo', {}, change)
  await make(`DELETE ${rows}`, { rows: [{ id }] })
}

async function walkAirports() {
  const input = anAirport({ code: 'QQQ', name: 'Proefveld', slug: 'proefveld' })
  const { id, remove } = await walkRows('airports', input)
  await make('PUT /api/admin/airports/follow', { ids: [id] })
  await make('GET /api/airports')
  await make('GET /api/airports', undefined, '', '?first=2')
  await make('GET /api/airports', undefined, '', '?search=proef')
  await make('GET /api/airports', undefined, '', '?slug=proefveld')
  await make(
    'GET /api/airports',
    undefined,
    '',
    `?first=2&van=${comingYear}-07-12&tot=${comingYear}-07-19`,
  )
  const { change } = await remove()
  await make('GET /api/admin/changes')
  await make('GET /api/admin/changes/rows')
  await make('GET /api/admin/changes/counts')
  await make('GET /api/admin/changes/deleted')
  const undone = await make('POST /api/admin/changes/:change/undo', {}, change)
  await make('POST /api/admin/changes/undo', { changes: [undone.change] })
}

async function walkParkings() {
  const { id, remove } = await walkRows('parkings', aParking({ name: 'Proefpark' }))
  await make('PUT /api/admin/parkings/availability', { rows: [{ id }], unavailable: 'Vol' })
  await make('POST /api/admin/parkings/closures', { rows: [{ id }], periods: [aClosure()] })
  await make('GET /api/admin/parkings/usual-price', undefined, '', '?airport=AMS')
  // Of no site: what a link leads to is not asked here.
  await db.update(parkings).set({ affiliateUrl: 'http://127.0.0.1/' }).where(eq(parkings.id, id))
  await make('POST /api/admin/link-tries', { parkingId: id })
  await make('GET /api/admin/parkings/:id/link-way', undefined, id)
  const tariff = aTariff()
  await make('POST /api/admin/tariffs/copy', { rows: [{ id }], tariff, apply: true })
  const prices = { season: 'Altijd', into: null, unit: 'percent', by: 4, roundTo: 50 }
  await make('POST /api/admin/parkings/prices', { rows: [{ id }], prices, apply: false })
  await make('POST /api/admin/parkings/prices', { rows: [{ id }], prices, apply: true })
  const lines = [{ row: 2, values: { id: String(id), rating: 'goed', pricePerDay: '7,25' } }]
  await make('POST /api/admin/parkings/import', { lines, apply: false })
  const place = { airportCode: 'AMS', parking: 'Ringvaart Parking' }
  for (const kind of ['tariffs', 'surcharges', 'closures', 'facts'] as const) {
    const ofParking = [{ row: 2, values: place }]
    await make(`POST /api/admin/${kind}/import`, { lines: ofParking, apply: false })
  }
  await make('GET /api/parkings', undefined, '', '?airport=schiphol')
  const stay = `?van=${comingYear}-07-12&tot=${comingYear}-07-19&totTijd=23:30&personen=5`
  await make('GET /api/parkings', undefined, '', `${stay}&airport=schiphol`)
  await make('GET /api/lots/:airport/:parking', undefined, 'schiphol/ringvaart-parking')
  await make('GET /api/price-basket')
  await make('GET /api/lots/:airport/:parking', undefined, 'schiphol/ringvaart-parking', stay)
  const { change } = await remove()
  await make('POST /api/admin/changes/:change/undo', {}, change)
  await make('DELETE /api/admin/parkings', { rows: [{ id }] })
}

async function walkFaqs() {
  await make('GET /api/faqs')
  await make('GET /api/admin/faqs/places', undefined, '', '?category=general&airport=ALL')
}

async function walkProviders() {
  const lines = [{ row: 2, values: { tradeName: 'Nog een', country: 'Mars' } }]
  await make('POST /api/admin/providers/import', { lines, apply: false })
  const note = { day: '2026-11-12', text: 'Belde met Anouk.' }
  const provider = await make('POST /api/admin/providers', aProvider({ tradeName: 'Met notitie' }))
  const { id } = await make('POST /api/admin/providers/:id/notes', note, provider.id)
  await make('PUT /api/admin/providers/notes/:id', note, id)
  await make('GET /api/admin/providers/:id/notes', undefined, provider.id)
  await make('GET /api/admin/providers/:id/clicks', undefined, provider.id)
  await make('DELETE /api/admin/providers/notes/:id', {}, id)
}

async function walkProgrammes() {
  const { id } = await make('POST /api/admin/programmes', aProgramme({ name: 'Om te koppelen' }))
  await make('GET /api/admin/programmes/:id/fits', undefined, id)
  await make('GET /api/admin/couplings/suggestions')
  await make('GET /api/admin/earnings/programmes')
  const from = { programmeId: id, startsOn: '2026-05-25' }
  const [{ id: at = 0 } = {}] = await db.select().from(parkings).limit(1)
  const affiliateUrl = 'https://www.awin1.com/cread.php?awinmid=377'
  await db.update(parkings).set({ affiliateUrl }).where(eq(parkings.id, at))
  await make('POST /api/admin/parkings/:id/couplings', from, at)
  await make('GET /api/admin/parkings/:id/couplings', undefined, at)
  const [first] = await db.select().from(couplings)
  await make('DELETE /api/admin/couplings/:id', {}, first?.id)
  const many = { parkings: [at], startsOn: '2026-05-25' }
  await asAdmin(
    'PUT',
    `/api/admin/programmes/${id}`,
    aProgramme({ network: 'direct', wrapper: null }),
  )
  await make('POST /api/admin/programmes/:id/couplings', many, id)
}

async function walkBlog() {
  const { id: _, ...fields } = aPost({ slug: 'proefartikel' })
  const { id, draft: first } = await make('POST /api/admin/blog', fields)
  const written = { fields, version: first?.version }
  const draft = await make('PUT /api/admin/blog/:id/draft', written, id)
  const read = () => make('GET /api/admin/blog/:id', undefined, id)
  const { version } = await read()
  const basis = { version, draftVersion: draft.version }
  await make('POST /api/admin/blog/:id/schedule', { ...basis, at: '2099-01-31T09:00' }, id)
  await make('PUT /api/admin/blog/:id/status', { status: 'draft' }, id)
  const again = await read()
  const seen = { version: again.version, draftVersion: again.draft?.version }
  await make('POST /api/admin/blog/:id/publish', seen, id)
  await make('GET /api/admin/blog')
  await make('GET /api/admin/blog/:id/revisions', undefined, id)
  await make('GET /api/admin/blog/:id/preview', undefined, id)
  await make('GET /api/blog')
  await make('GET /api/blog', undefined, '', '?slug=proefartikel')
  const { change } = await make('DELETE /api/admin/blog/:id', {}, id)
  await make('POST /api/admin/changes/:change/undo', {}, change)
  await make('DELETE /api/admin/blog', { rows: [{ id }] })
}

async function walkMedia() {
  const upload = async (color: string) =>
    (
      await sendAsAdmin<Answer>(
        'POST',
        '/api/admin/media',
        await aPhoto({ width: 80, height: 60, color }),
      )
    ).body
  const [{ id, version }, other] = [await upload('#102030'), await upload('#403020')]
  const about = { name: 'proef', alt: '', focusX: 50, focusY: 50, version }
  await make('PUT /api/admin/media/:id', about, id)
  await make('PUT /api/admin/media/alt-texts', { rows: [{ id, alt: 'Een vlak' }] })
  const photo = await aPhoto({ width: 60, height: 80 })
  const replaced = await sendAsAdmin('PUT', `/api/admin/media/${id}/file`, photo)
  expect(replaced.status).toBe(200)
  await make('GET /api/admin/media')
  await make('GET /api/admin/media/:id', undefined, id)
  await make('DELETE /api/admin/media/:id', {}, id)
  await make('DELETE /api/admin/media', { rows: [{ id: other.id }] })
  await make('POST /api/admin/pictures', { address: 'http://127.0.0.1/foto.jpg' })
}

async function walkContacts() {
  const email = 'jo@example.com'
  const message = { name: 'Jo', email, subject: 'Een vraag', message: 'Hoe laat gaat u open?' }
  const send = () => make('POST /api/contact', message)
  const [{ id }, other] = [await send(), await send()]
  const wrong = { topic: 'prijs', message: 'Nu €79,00', email }
  await make('POST /api/reports', { airport: 'AMS', parking: 'ringvaart-parking', ...wrong })
  await make('GET /api/admin/contacts')
  await make('GET /api/admin/contacts/:id', undefined, id)
  await make('PUT /api/admin/contacts/:id', { note: 'Gebeld', isResolved: true }, id)
  await make('PUT /api/admin/contacts/state', { rows: [{ id }], isResolved: false })
  await make('POST /api/admin/contacts/:id/replies', { text: 'Tot hoe laat?' }, id)
  await make('POST /api/admin/contacts/:id/answers', { text: 'Om acht uur.' }, id)
  const opened = await make('POST /api/admin/contacts/:id/opening', undefined, id)
  const answer = opened.thread.at(-1)?.id
  await make('POST /api/admin/contacts/messages/:id/send', undefined, answer)
  await make('DELETE /api/admin/contacts/messages/:id', undefined, answer)
  await make('DELETE /api/admin/contacts/:id/opening', undefined, id)
  await make('GET /api/admin/dashboard')
  await make('GET /api/admin/morning')
  await make('GET /api/admin/contacts/person', undefined, '', `?email=${email}`)
  await make('DELETE /api/admin/contacts/:id', undefined, id)
  await make('DELETE /api/admin/contacts', { rows: [{ id: other.id }] })
  await make('DELETE /api/admin/contacts/person', { email })
}

async function walkChecks() {
  const { id: parkingId } = await make('POST /api/admin/parkings', {
    ...aParking({ name: 'Controlepark' }),
    priceCheckedOn: '2026-01-01',
    facts: { keepKey: { value: true, checkedOn: '2020-01-01', source: 'website' } },
  })
  const wrong = { topic: 'prijs', message: 'Nu €79,00', email: 'jo@example.com' }
  const { id } = await make('POST /api/reports', {
    airport: 'AMS',
    parking: 'ringvaart-parking',
    ...wrong,
  })
  await make('GET /api/admin/checks')
  await make('GET /api/admin/checks/count')
  await make('GET /api/admin/checks/dated')
  await make('GET /api/admin/checks/due', undefined, '', `?key=price@p${parkingId}`)
  const check = await make('POST /api/admin/checks', {
    item: 'price',
    parkingId,
    outcome: 'right',
    amount: '8,50',
    url: 'https://voorbeeld.nl/prijs',
  })
  const photo = await aPhoto()
  const picture = await sendAsAdmin('PUT', `/api/admin/checks/${check.id}/picture`, photo)
  expect(picture.status).toBe(200)
  await make('GET /api/admin/checks/history', undefined, '', `?item=price&parking=${parkingId}`)
  const closed = { outcome: 'closed', answer: 'Dubbel gemeld', byMail: false }
  await make('POST /api/admin/reports/:id/answer', closed, id)
}

async function walkRedirects() {
  const redirect = { source: '/oud', target: '/faq' }
  const { id } = await make('POST /api/admin/redirects', redirect)
  await make('PUT /api/admin/redirects/:id', { ...redirect, target: '/contact' }, id)
  await make('GET /api/admin/redirects')
  await make('DELETE /api/admin/redirects/:id', {}, id)
}

async function walkConversions() {
  const programmeId = await addTestProgramme('Boekwandeling', 'direct')
  const columns = { bookedAt: '01-10-2026', commission: '4,50', state: 'open', currency: 'EUR' }
  const lines = [{ row: 1, values: { number: 'B1', ...columns } }]
  await make('POST /api/admin/conversions/import', { programmeId, lines, apply: true })
  const told = { programmeId, parkingId: 1, day: '2026-10-01', state: 'open' }
  const bookings = [{ number: 'B2', commission: 400, value: null }]
  await make('POST /api/admin/conversions/hand', { ...told, bookings })
  const { rows } = await make('GET /api/admin/conversions', undefined, '', '?q=B1')
  const id = rows[0]?.id ?? 0
  await make('POST /api/admin/conversions/match', { id, parkingId: 1 })
  const correction = { commission: 500, state: null, reason: 'Per mail gemeld' }
  await make('PUT /api/admin/conversions/:id', correction, id)
  await make('GET /api/admin/conversions/:id', undefined, id)
  await make('GET /api/admin/conversions/summary')
  await make('DELETE /api/admin/conversions/:id', {}, id)
}

async function walkPayouts() {
  const programme = await addTestProgramme('Wandeling', 'partnerize')
  await addTestConversions(programme, [{ number: 'W1' }, { number: 'W2' }])
  const payer = { network: 'partnerize', programmeId: null }
  const covers = { until: '2026-12-31' }
  await make('PUT /api/admin/payment-terms', { ...payer, threshold: 0, days: 30, vatPercent: 21 })
  await make('GET /api/admin/payment-terms')
  await make('GET /api/admin/payouts/outstanding')
  await make('GET /api/admin/payouts/due', undefined, '', '?network=partnerize')
  await make('POST /api/admin/payouts/preview', { ...payer, covers, amount: 450 })
  const received = { day: '2026-11-16', number: 'W', amount: 900, vatPercent: 21, note: '' }
  const { id } = await make('POST /api/admin/payouts', { ...payer, ...received, covers })
  await make('PUT /api/admin/payouts/:id', { ...received, note: 'Gebeld' }, id)
  for (const rest of ['', '/:id', '/:id/lines', '/months', '/payers'] as const) {
    await make(`GET /api/admin/payouts${rest}`, undefined, id)
  }
  await make('DELETE /api/admin/payouts/:id', {}, id)
  await make('GET /api/admin/sample-earnings')
  await make('DELETE /api/admin/sample-earnings')
}

async function walkFetching() {
  env.SECRETS_KEY = 'een sleutel van deze site, lang genoeg'
  const programme = await addTestProgramme('Nachtwandeling', 'awin', { networkNumber: '377' })
  // Awin itself is not asked.
  const told = { advertisers: new Map(), unread: 0, failure: null }
  const nobody: NetworkAdapter = { network: 'awin', host: '', fetch: async () => told }
  const found = vi.spyOn(adapters, 'find').mockReturnValue(nobody)
  const account = { publisher: '45628', token: 'een-sleutel-van-awin' }
  const fetching = '/api/admin/programmes/:id/fetching'
  await make(`PUT ${fetching}`, { ...account, isFetched: true }, programme)
  await fetchConversions.run(new Date(), [nobody])
  await make(`GET ${fetching}`, undefined, programme)
  await make(`POST ${fetching}/tries`, account, programme)
  await make(`DELETE ${fetching}/token`, {}, programme)
  found.mockRestore()
  env.SECRETS_KEY = undefined
}

async function walkSite() {
  await make('GET /api/admin/analytics', undefined, '', '?from=2026-11-01&to=2026-11-30')
  await make('GET /api/admin/earnings', undefined, '', '?weeks=4&day=booking')
  await make('GET /api/admin/earnings/findings')
  await make('GET /api/admin/earnings/table', undefined, '', '?by=provider&sort=difference')
  await make('PUT /api/admin/day-notes/:day', { text: 'Nieuwsbrief' }, '2026-11-17')
  await make('GET /api/admin/missing-paths')
  await make('GET /api/admin/search', undefined, '', '?q=parkeren')
  await make('GET /api/admin/search', undefined, '', '?ids=airports-1,parkings-1')
  await make('GET /api/admin/settings')
  await make('PUT /api/admin/settings', { values: { product: 'Proef' } })
  await make('POST /api/admin/backups', {})
  await make('GET /api/admin/backups')
  await make('PUT /api/admin/backups/kept', { backupsKept: 3 })
  await make('GET /api/admin/system')
  const trouble = { cause: 'copies', title: 'Geen kopie.', text: 'Maak er een.' }
  const found = { cause: 'disk', title: 'Vol.', text: 'Maak ruimte.', effects: [trouble] }
  const at = new Date().toISOString()
  await saveAlarm({ cause: 'disk', found, since: at, seenAt: at, mailedAt: at, overAt: at })
  await saveAlarm({ cause: 'mail', found, since: at, seenAt: at, mailedAt: null, overAt: null })
  await make('GET /api/admin/system/alarms')
  await addFailures([
    {
      at: new Date(),
      requestId: null,
      message: 'page failed',
      reason: 'no',
      path: '/',
      job: null,
      stack: null,
    },
  ])
  await make('GET /api/admin/system/failures')
  await make('GET /api/openapi.json')
}

async function walkSavedViews() {
  const view = { list: 'parkings', name: 'Valet', query: 'type=valet', hidden: [], isFirst: false }
  const { id } = await make('PUT /api/admin/saved-views', view)
  await make('GET /api/admin/saved-views')
  await make('DELETE /api/admin/saved-views/:id', undefined, id)
}

async function walkPasskeys(password: string) {
  const passkey = anAuthenticator({ origin: site.origin, rpId: site.host })
  const { ticket, options } = await make('POST /api/admin/account/passkeys/offer', { password })
  const response = passkey.create(options)
  await make('POST /api/admin/account/passkeys', { ticket, name: 'Laptop', response })
  const asked = await make('POST /api/passkey-challenge', { for: 'login' })
  const signed = passkey.sign(asked.options)
  await make('POST /api/passkey-login', { ticket: asked.ticket, response: signed })
  const step = await make('POST /api/passkey-challenge', { for: 'second-step' })
  const code = proofOf({ ticket: step.ticket, response: passkey.sign(step.options) })
  await asAdmin('DELETE', '/api/admin/account/passkeys', { id: passkey.id, password, code })
}

async function walkAccess() {
  await walkSavedViews()
  const opened = await api.request('/api/admin/sessions', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: basic('eva', password),
    },
  })
  expect(opened.status).toBe(201)
  await make('GET /api/admin/sessions')
  await make('GET /api/admin/account')
  const colleague = { password, username: 'collega', role: 'editor' }
  const { id } = await make('POST /api/admin/administrators', colleague)
  await make('GET /api/admin/administrators')
  await make('GET /api/admin/administrators/:id/sessions', undefined, id)
  const { token } = await make('POST /api/admin/administrators/:id/link', { password }, id)
  await make('POST /api/password-link', { token })
  await walkPasskeys(password)
  const offer = await asAdmin<{ secret: string }>('POST', '/api/admin/account/second-factor', {
    password,
  })
  const step = timeStep(new Date())
  const codeOf = (at: number) => codeAt(offer.body.secret, at)
  // The next code is valid already.
  await make('PUT /api/admin/account/second-factor', { code: codeOf(step) })
  await make('POST /api/admin/account/recovery-codes', { password, code: codeOf(step + 1) })
}

test.each(keysOf(newRows))(
  'responses about a %s match their schemas, without unknown fields',
  (name) => walkKind(name),
)

test.each([
  ['airports', walkAirports],
  ['parkings', walkParkings],
  ['providers', walkProviders],
  ['programmes', walkProgrammes],
  ['FAQs', walkFaqs],
  ['posts', walkBlog],
  ['media', walkMedia],
  ['contacts', walkContacts],
  ['checks', walkChecks],
  ['redirects', walkRedirects],
  ['conversions', walkConversions],
  ['payouts', walkPayouts],
  ['fetching', walkFetching],
  ['the site', walkSite],
  ['access', walkAccess],
] as const)('responses about %s match their schemas, without unknown fields', (_, walk) => walk())

test('the walks above make every call with a JSON response', () => {
  const answering = calls.filter(({ answers }) => answers).map(nameOf)

  expect([...checkedCalls].toSorted()).toEqual(answering.toSorted())
})
