import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Change } from '#domain/changes/change.ts'
import type { Coupling, FitPreview } from '#domain/earnings/programme/coupling.ts'
import type { AdminProgramme } from '#domain/earnings/programme/programme.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { couplings, programmeRates, programmes } from '#server/db/earnings/tables.ts'
import { auditLog, parkings, providers } from '#server/db/schema.ts'
import { asRole, listAsAdmin, requestAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { aProgramme } from '#test/programmes.ts'

withSeededDatabase()
withAdmin()

const all = '/api/admin/programmes'
const today = amsterdamDay(new Date())

beforeEach(async () => {
  await db.delete(couplings)
  await db.delete(programmes)
  await db.delete(auditLog)
})

async function added(special: object = {}): Promise<AdminProgramme> {
  const response = await requestAsAdmin('POST', all, aProgramme(special))
  expect(response.status).toBe(201)
  return response.json()
}

test('a programme is added, found, changed and deleted with its rates, each in one change', async () => {
  const programme = await added()
  expect(programme).toMatchObject({
    ...{ name: 'Ringvaart via Awin', hosts: ['awin1.com'], parkings: 0 },
    rates: [
      { startsOn: '2026-10-01', unit: 'percent', rate: 800 },
      { startsOn: '2026-05-25', unit: 'percent', rate: 700 },
    ],
  })
  expect(await listAsAdmin(`${all}?q=ringvaart&network=awin&status=active`)).toHaveLength(1)
  expect(await listAsAdmin(`${all}?network=daisycon`)).toHaveLength(0)

  const { id, version } = programme
  const changed = aProgramme({
    version,
    rates: [
      { startsOn: '2026-05-25', unit: 'percent', rate: 700 },
      { startsOn: '2026-10-01', unit: 'percent', rate: 900 },
      { startsOn: '2027-01-01', unit: 'amount', rate: 350 },
    ],
  })
  const saved = await requestAsAdmin('PUT', `${all}/${id}`, changed)
  expect((await saved.json()).rates.map(({ rate }: { rate: number }) => rate)).toEqual([
    350, 900, 700,
  ])
  const log = await db.select().from(auditLog).where(eq(auditLog.subject, 'programme_rates'))
  expect(log.map(({ action }) => action)).toEqual(['create', 'create', 'update', 'create'])
  expect(new Set(log.map(({ change }) => change)).size).toBe(2)

  const removed = await requestAsAdmin('DELETE', `${all}/${id}`, {})
  const { change } = await removed.json()
  expect(await db.$count(programmeRates)).toBe(0)
  expect((await requestAsAdmin('POST', `/api/admin/changes/${change}/undo`)).status).toBe(200)
  expect(await db.$count(programmeRates)).toBe(3)
})

test.each([
  ['wrapper', 'https://www.awin1.com/?ued={doel}', /geen plaats/],
  ['wrapper', 'https://www.awin1.com/?clickref={ref}', /Zet \{target\}/],
  ['wrapper', 'javascript:{target}', /https/],
  ['wrapper', 'https://10.0.0.1/?u={target}', /openbare website/],
  ['wrapper', 'https://{target}.awin1.com/', /geldige URL|geen plaats|openbare/],
  ['wrapper', 'https://www.awin1.com/?awinmid=NUMMER&ued={target}', /Vervang NUMMER/],
  ['wrapper', 'https://elders.nl/?u={target}', /toegestane hosts/],
  ['parameter', 'click ref', /Alleen letters/],
  ['longest', 5, /minstens 12/],
  ['certainDays', null, /hoeveel dagen/],
  ['cookieDays', 400, /0 tot 365/],
  ['hosts.0', 'localhost', /website/],
  ['rates.1.startsOn', '2026-05-25', /begint al/],
  ['rates.0.rate', 10_001, /100%/],
])('%s of %s is refused at its field', async (field, value, message) => {
  const [name = '', at, part] = field.split('.')
  const rates = ['2026-05-25', '2026-10-01'].map((startsOn) => ({
    ...{ startsOn, unit: 'percent', rate: 700 },
  }))
  const wrong =
    name === 'rates'
      ? {
          rates: rates.map((rate, nth) =>
            nth === Number(at) ? { ...rate, [part ?? '']: value } : rate,
          ),
        }
      : { [name]: at === undefined ? value : [value] }
  const more = name === 'certainDays' ? { certainAfter: 'days' } : {}
  const response = await requestAsAdmin('POST', all, aProgramme({ ...more, ...wrong }))

  expect(response.status).toBe(422)
  expect((await response.json()).fields[field]?.join()).toMatch(message)
})

test('a reference that a booking page asks something by is refused, at both sides', async () => {
  const [parking] = await db.select().from(parkings).limit(1)
  const providerId = parking?.providerId ?? 0
  const page = 'https://ringvaart.nl/?ref=nl&van={van}&tot={tot}'
  await db.update(providers).set({ bookingPage: page }).where(eq(providers.id, providerId))
  const direct = { network: 'direct', hosts: [], wrapper: null }
  const refused = await requestAsAdmin(
    'POST',
    all,
    aProgramme({ ...direct, providerId, parameter: 'ref' }),
  )
  expect((await refused.json()).fields.parameter.join()).toMatch(/heeft een deel dat zo heet/)

  const other = await added({ ...direct, parameter: 'ref' })
  const coupled = await requestAsAdmin('POST', `/api/admin/parkings/${parking?.id}/couplings`, {
    programmeId: other.id,
    startsOn: today,
  })
  expect(coupled.status).toBe(422)
  await db.update(providers).set({ bookingPage: null }).where(eq(providers.id, providerId))
})

test('an editor sees programmes without rates, and changes none; a reader sees none', async () => {
  const { id } = await added()
  const editor = await asRole('editor')
  const listed = await (await editor('GET', all)).text()
  const one = await (await editor('GET', `${all}/${id}`)).text()
  for (const answer of [listed, one]) {
    expect(answer).toContain('Ringvaart via Awin')
    expect(answer).not.toMatch(/rate|"percent"|800/)
  }
  expect((await editor('PUT', `${all}/${id}`, aProgramme())).status).toBe(403)
  const seen = await (await editor('GET', '/api/admin/changes')).text()
  expect(seen).not.toContain('programme_rates')

  const reader = await asRole('reader')
  for (const path of [
    all,
    `${all}/${id}`,
    `${all}/${id}/fits`,
    '/api/admin/parkings/1/couplings',
  ]) {
    expect((await reader('GET', path)).status).toBe(403)
  }
})

test('a parking gets a programme from a day on; its history stays, and an undo takes it back', async () => {
  const { id } = await added()
  const path = '/api/admin/parkings/2/couplings'
  const couple = (programmeId: number | null, startsOn: string) =>
    requestAsAdmin('POST', path, { programmeId, startsOn })
  await couple(id, '2026-05-25')
  const { change } = await (await couple(null, dayAfter(today, 10))).json()
  const history = async (): Promise<Coupling[]> => (await requestAsAdmin('GET', path)).json()

  expect((await history()).map(({ programme }) => programme)).toEqual([null, 'Ringvaart via Awin'])
  expect((await (await requestAsAdmin('GET', `${all}/${id}`)).json()).parkings).toBe(1)
  expect((await requestAsAdmin('DELETE', `${all}/${id}`, {})).status).toBe(409)
  expect((await couple(9_999, today)).status).toBe(422)

  await requestAsAdmin('POST', `/api/admin/changes/${change}/undo`)
  const [left] = await history()
  expect(left).toMatchObject({ programmeId: id, startsOn: '2026-05-25' })
  expect((await requestAsAdmin('DELETE', `/api/admin/couplings/${left?.id}`)).status).toBe(200)
  expect(await history()).toEqual([])
})

test('by host the number in the link decides, in one change with one undo', async () => {
  const programme = await added({ networkNumber: '00421' })
  const other = await added({ name: 'Een ander', networkNumber: '377', rates: [] })
  const listed = await db.select().from(parkings).limit(7)
  const ids = listed.map(({ id }) => id)
  await db.update(parkings).set({ isSample: false }).where(inArray(parkings.id, ids))
  const link = (query: string) => `https://www.awin1.com/cread.php?${query}`
  const links = [
    ...[link('awinmid=421'), link('awinmid=00421&x=1'), link('awinmid=421'), link('awinmid=421')],
    ...[link('awinmid=377'), link('q=1'), 'https://elders.nl/?awinmid=421'],
  ]
  for (const [at, affiliateUrl] of links.entries()) {
    const id = ids[at] ?? 0
    await db.update(parkings).set({ affiliateUrl, isSample: false }).where(eq(parkings.id, id))
  }
  await db.insert(couplings).values([
    { parkingId: ids[2] ?? 0, programmeId: programme.id, startsOn: '2026-05-25' },
    { parkingId: ids[3] ?? 0, programmeId: other.id, startsOn: '2026-05-25' },
  ])
  const read = async (): Promise<FitPreview> =>
    (await requestAsAdmin('GET', `${all}/${programme.id}/fits`)).json()
  const { counts, parkings: rows } = await read()
  expect(counts).toEqual({ here: 1, fits: 2, taken: 1, other: 1, clash: 0, unreadable: 1 })
  expect(
    rows
      .map(({ id }) => id)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(ids.slice(0, 2).toSorted())

  // What does not fit is not coupled, whoever asks.
  const response = await requestAsAdmin('POST', `${all}/${programme.id}/couplings`, {
    parkings: ids,
    startsOn: today,
  })
  const { change, coupled } = await response.json()
  expect(coupled).toBe(2)
  expect((await read()).counts).toMatchObject({ here: 3, fits: 0 })
  const changes: { rows: Change[] } = await (
    await requestAsAdmin('GET', '/api/admin/changes')
  ).json()
  expect(JSON.stringify(changes)).toContain(change)

  await requestAsAdmin('POST', `/api/admin/changes/${change}/undo`)
  expect((await read()).counts).toEqual(counts)
})

test('a status that would begin later is refused at its field, as it holds at once', async () => {
  const [yesterday, tomorrow] = [dayAfter(today, -1), dayAfter(today, 1)]
  const { id, version } = await added({ status: 'active', statusSince: today })
  const ended = { version, status: 'ended' }

  const later = await requestAsAdmin(
    'PUT',
    `${all}/${id}`,
    aProgramme({ ...ended, statusSince: tomorrow }),
  )
  expect(later.status).toBe(422)
  expect((await later.json()).fields.statusSince).toEqual([
    'Een status geldt meteen: kies vandaag of een eerdere dag, en wijzig haar op die dag.',
  ])
  const earlier = aProgramme({ ...ended, statusSince: yesterday })
  expect((await requestAsAdmin('PUT', `${all}/${id}`, earlier)).status).toBe(200)
})
