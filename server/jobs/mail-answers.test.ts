import { beforeEach, expect, test } from 'vitest'
import { startMailServer } from '#test/mail-server.ts'

const mailServer = await startMailServer()
const { mails } = mailServer
const { withSeededDatabase } = await import('#test/database.ts')
const { db } = await import('#server/db/client.ts')
const { contactRequests } = await import('#server/db/schema.ts')
const { mailAnswers } = await import('./mail-answers.ts')

withSeededDatabase()

const minuteMs = 60_000

beforeEach(async () => {
  await db.delete(contactRequests)
  mails.length = 0
  mailServer.refuse = () => undefined
})

const add = (special: Partial<typeof contactRequests.$inferInsert> = {}) =>
  db.insert(contactRequests).values({
    name: 'Reiziger',
    email: 'zoe@example.com',
    subject: 'Klopt dit niet?',
    message: 'Het kost nu €79,00.',
    report: {
      parkingId: 2,
      parkingName: 'Ringvaart Parking',
      airportCode: 'AMS',
      topic: 'prijs',
      airportSlug: 'schiphol',
      parkingSlug: 'ringvaart-parking',
    },
    isResolved: true,
    resolvedAt: new Date(Date.now() - 2 * minuteMs),
    answer: 'Dank je wel, de prijs is aangepast.',
    answerByMail: true,
    ...special,
  })

test('who reported something is mailed the answer once', async () => {
  await add()
  await mailAnswers.run()
  await mailAnswers.run()

  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^To: zoe@example\.com$/im)
  expect(mails[0]).toMatch(/^Subject: Je melding over Ringvaart Parking \(AMS\): prijs$/im)
  expect(mails[0]).toMatch(/^Message-ID: <melding-\d+@/im)
  expect(mails[0]).toContain('de prijs is aangepast')
})

test('an answer that may still be undone, or is not to be mailed, waits', async () => {
  await add({ resolvedAt: new Date() })
  await add({ answerByMail: false })
  await add({ isResolved: false })
  await mailAnswers.run()

  expect(mails).toEqual([])
})

test('an answer is mailed later when the mail server does not take it now', async () => {
  await add()
  mailServer.refuse = () => new Error('not now')
  await expect(mailAnswers.run()).rejects.toThrow()
  mailServer.refuse = () => undefined
  await mailAnswers.run()

  expect(mails).toHaveLength(1)
})

test('an answer that is refused for good is not tried again, and the message says so', async () => {
  await add()
  mailServer.refuse = () => Object.assign(new Error('spam'), { responseCode: 550 })
  await mailAnswers.run()
  mailServer.refuse = () => undefined
  await mailAnswers.run()

  expect(mails).toEqual([])
  const [row] = await db.select().from(contactRequests)
  expect(row?.note).toBe('Het antwoord is geweigerd door de mailserver van de reiziger.')
})
