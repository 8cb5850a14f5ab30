import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { exampleSettings } from '#domain/settings/setting.ts'
import { dayAfter } from '#domain/text/date.ts'
import { startMailServer } from '#test/mail-server.ts'

const mailServer = await startMailServer()
const { mails } = mailServer
const { withSeededDatabase } = await import('#test/database.ts')
const { asAdmin, requestAsAdmin, withAdmin } = await import('#test/admin.ts')
const { db } = await import('#server/db/client.ts')
const { admins, affiliateClicks, dailyTotals } = await import('#server/db/schema.ts')
const { refreshContentVersion } = await import('#server/db/content-version.ts')
const { writeDayNote } = await import('#server/db/statistics/day-notes.ts')
const { updateSettings } = await import('#server/db/settings.ts')
const { conversions, programmes } = await import('#server/db/earnings/tables.ts')
const { mailMonth, mailMoved, mailWeek } = await import('./mail-figures.ts')

withSeededDatabase()
withAdmin()
beforeEach(async () => {
  mails.length = 0
  for (const table of [affiliateClicks, dailyTotals]) await db.delete(table)
})

/** The clicks of Eindhoven halve on 25 November; those of four others stay. */
const halvedOn = '2026-11-25'
const codes = ['AMS', 'EIN', 'RTM', 'BRU', 'DUS']
const morningOf = (day: string) => new Date(`${day}T06:30:00Z`)
/** A quoted-printable text without its line breaks and codes. */
const textOf = (mail = '') =>
  Buffer.from(
    mail
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8')

async function fill() {
  const days = Array.from({ length: 80 }, (_, index) => dayAfter('2026-11-30', -index))
  const total = { measure: 'clicks', dimension: 'airport' }
  const perAirport = codes.flatMap((key) =>
    days.map((day) => ({
      ...{ ...total, key, day },
      count: key === 'EIN' && day >= halvedOn ? 50 : 100,
    })),
  )
  const all = days.map((day) => ({ ...total, dimension: 'all', key: '', day, count: 500 }))
  const done = days.map((day) => ({
    ...total,
    measure: 'rolled-up',
    dimension: '',
    key: '',
    day,
    count: 1,
  }))
  for (const rows of [perAirport, all, done]) await db.insert(dailyTotals).values(rows)
}

test('what moved is mailed on its second morning, and only then', async () => {
  await fill()
  await mailMoved.run(morningOf('2026-11-26'))
  expect(mails).toEqual([])

  await mailMoved.run(morningOf('2026-11-27'))
  expect(mails).toHaveLength(1)
  expect(textOf(mails[0])).toMatch(/Eindhoven −50%: 50 clicks, anders 100\. Gewoon is \d+ tot \d+/)
  expect(textOf(mails[0])).toContain('/admin/settings#mail')

  await mailMoved.run(morningOf('2026-11-28'))
  expect(mails).toHaveLength(1)
})

test('the week that is over is half a page on Monday', async () => {
  await fill()
  await mailWeek.run(morningOf('2026-11-30'))

  expect(mails[0]).toMatch(/^Subject: Je week: 3\.500 clicks$/im)
  expect(textOf(mails[0])).toContain('Van 23 november 2026 tot en met 29 november 2026')
  expect(textOf(mails[0])).toContain('Clicks: 3.500 (evenveel)')
  expect(textOf(mails[0])).toContain('Er wacht geen bericht op je.')
  // From Wednesday on, five days of 50 clicks less.
  expect(textOf(mails[0])).toContain('Eindhoven: 450 clicks, 250 minder')
  expect(textOf(mails[0])).not.toContain('Genoteerd')
})

async function addBooking() {
  await db.delete(conversions)
  await db.delete(programmes)
  const [programme] = await db
    .insert(programmes)
    .values({ name: 'Ringvaart', network: 'direct', statusSince: '2026-01-01' })
    .returning()
  const at = new Date('2026-11-10T12:00:00+01:00')
  const event = { state: 'approved', commission: 1250, value: null, by: 'file' } as const
  await db.insert(conversions).values({
    ...{ programmeId: programme?.id ?? 0, number: '1', clickAt: at, bookedAt: at, stateAt: at },
    ...{ commission: 1250, state: 'approved' },
    history: [{ ...event, at: at.toISOString() }],
  })
}

test('what clicks brought is mailed on the first of the month, in whole weeks', async () => {
  await mailMonth.run(morningOf('2026-12-01'))
  expect(mails).toEqual([])

  await addBooking()
  await mailMonth.run(morningOf('2026-12-01'))
  expect(mails[0]).toMatch(/^Subject: .*Je_opbrengst/m)
  expect(textOf(mails[0])).toContain('Van 26 oktober 2026 tot en met 29 november 2026')
  expect(textOf(mails[0])).toContain('Goedgekeurd: €12,50 (toen €0,00)')
  expect(textOf(mails[0])).toContain('- Ringvaart: €12,50')
})

test('the statement is mailed at once to a manager who asks for it, and to nobody else', async () => {
  await db.delete(conversions)
  const ask = () => asAdmin<{ error: string }>('POST', '/api/admin/settings/month-mail', {})
  expect(await ask()).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/nog geen boekingen/) },
  })
  expect(mails).toEqual([])

  await addBooking()
  expect((await requestAsAdmin('POST', '/api/admin/settings/month-mail', {})).status).toBe(204)
  expect(mails[0]).toMatch(/^Subject: .*Je_opbrengst/m)

  await db.update(admins).set({ role: 'editor' })
  expect((await requestAsAdmin('POST', '/api/admin/settings/month-mail', {})).status).toBe(403)
  await db.update(admins).set({ role: 'manager' })
  expect(mails).toHaveLength(1)
})

test('the week has at most three airports and notes, and of its own days', async () => {
  await fill()
  const [admin] = await db.select({ id: admins.id, username: admins.username }).from(admins)
  if (!admin) throw new Error('no admin')
  for (const day of ['2026-11-10', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-29']) {
    await writeDayNote(admin, day, `Notitie van ${day}`)
  }
  await mailWeek.run(morningOf('2026-11-30'))
  const [text] = mails.map(textOf)

  expect(text?.match(/Notitie van \S+/g)).toEqual(
    ['2026-11-24', '2026-11-25', '2026-11-29'].map((day) => `Notitie van ${day}`),
  )
  expect(text?.match(/ clicks, .* minder/g)).toHaveLength(1)
})

test('an airport with a few clicks more or less is no line of the week', async () => {
  await fill()
  const aDay = and(eq(dailyTotals.dimension, 'airport'), eq(dailyTotals.day, '2026-11-29'))
  await db
    .update(dailyTotals)
    .set({ count: 91 })
    .where(and(aDay, eq(dailyTotals.key, 'AMS')))
  await db
    .update(dailyTotals)
    .set({ count: 90 })
    .where(and(aDay, eq(dailyTotals.key, 'RTM')))
  await mailWeek.run(morningOf('2026-11-30'))

  expect(textOf(mails[0])).toContain('Rotterdam: 690 clicks, 10 minder')
  expect(textOf(mails[0])).not.toContain('Schiphol: ')
})

test('a mail that is switched off is not sent', async () => {
  await fill()
  const [admin] = await db.select({ id: admins.id, username: admins.username }).from(admins)
  if (!admin) throw new Error('no admin')
  const off = { ...exampleSettings, mailMoved: 'uit', mailWeek: 'uit', mailMonth: 'uit' } as const
  await updateSettings(admin, off, undefined)
  await refreshContentVersion()
  await mailMoved.run(morningOf('2026-11-27'))
  await mailWeek.run(morningOf('2026-11-30'))
  await addBooking()
  await mailMonth.run(morningOf('2026-12-01'))

  expect(mails).toEqual([])
})
