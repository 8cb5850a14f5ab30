import { beforeEach, expect, test, vi } from 'vitest'
import { startMailServer } from '#test/mail-server.ts'

const mailServer = await startMailServer()
const { mails } = mailServer
const { withSeededDatabase } = await import('#test/database.ts')
const { addContact } = await import('#server/db/contacts.ts')
const { db } = await import('#server/db/client.ts')
const { contactRequests, rateLimits } = await import('#server/db/schema.ts')
const { api } = await import('#server/api/routes.ts')
const { log } = await import('#server/log.ts')
const { startJobs, stopJobs } = await import('./schedule.ts')
const { letters, mailContacts } = await import('./mail-contacts.ts')

withSeededDatabase()

const accept = () => {
  mailServer.refuse = () => undefined
}
const defer = (wanted: RegExp) => {
  mailServer.refuse = (mail) => (wanted.test(mail) ? new Error('not now') : undefined)
}
const reject = (wanted: RegExp) => {
  const spam = Object.assign(new Error('spam'), { responseCode: 550 })
  mailServer.refuse = (mail) => (wanted.test(mail) ? spam : undefined)
}

beforeEach(async () => {
  await db.delete(contactRequests)
  await db.delete(rateLimits)
  mails.length = 0
  accept()
})

const message = {
  name: 'Zoë',
  email: 'zoe@example.com',
  subject: 'Mijn auto',
  message: 'Waar staat mijn auto?',
}

test('the admin is mailed once, with the sender as reply-to', async () => {
  await addContact(message, false)
  await mailContacts.run()
  await mailContacts.run()

  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^To: info@example\.com$/im)
  expect(mails[0]).toMatch(/^Reply-To: .*<zoe@example\.com>$/im)
  expect(mails[0]).toMatch(/^Subject: Nieuw bericht: Mijn auto$/im)
  expect(mails[0]).toContain('Waar staat mijn auto?')
})

test('probable spam is marked in the subject', async () => {
  await addContact(message, true)
  await mailContacts.run()

  expect(mails[0]).toMatch(/^Subject: \[Mogelijk spam\] /im)
})

const report = {
  parkingId: 2,
  parkingName: 'Ringvaart Parking',
  airportCode: 'AMS',
  topic: 'prijs',
  airportSlug: 'schiphol',
  parkingSlug: 'ringvaart-parking',
} as const

test('the mail about a report says which parking and what is wrong', async () => {
  await addContact({ ...message, message: 'Nu kost het 79 euro' }, false, report)
  await mailContacts.run()

  expect(mails[0]).toMatch(/^Subject: Nieuwe melding: Ringvaart Parking \(AMS\): prijs$/im)
  expect(mails[0]).toMatch(/^Reply-To: .*<zoe@example\.com>$/im)
  expect(mails[0]).toContain('Nu kost het 79 euro')
})

test('the mail about a report without an e-mail address has no reply-to, and says so', async () => {
  await addContact({ ...message, email: '' }, false, report)
  await mailContacts.run()

  expect(mails[0]).not.toMatch(/^Reply-To:/im)
  expect(mails[0]).toContain('dus je kunt niet antwoorden')
})

test('a letter that the mail server defers is sent later', async () => {
  defer(/./)
  await addContact(message, false)
  await expect(mailContacts.run()).rejects.toThrow(/not now/)

  accept()
  await mailContacts.run()
  expect(mails).toHaveLength(1)
})

test('a rejected message is reported without its text and does not delay others', async () => {
  reject(/Mijn auto/)
  await addContact(message, false)
  await addContact(
    { ...message, subject: 'Een vraag', message: 'Hoe laat gaan jullie open?' },
    false,
  )
  await mailContacts.run()
  await mailContacts.run()

  expect(mails).toHaveLength(2)
  expect(mails[0]).toMatch(/^Subject: Nieuw bericht, geweigerd door je mailserver$/im)
  expect(mails[0]).toContain('/admin/contacts')
  expect(mails[1]).toMatch(/^Subject: Nieuw bericht: Een vraag$/im)
})

test('a deferred message does not delay others and is not forgotten', async () => {
  defer(/Mijn auto/)
  await addContact(message, false)
  await addContact({ ...message, subject: 'Een vraag' }, false)
  await expect(mailContacts.run()).rejects.toThrow(/not now/)
  expect(mails).toHaveLength(1)

  accept()
  await mailContacts.run()
  expect(mails).toHaveLength(2)
})

test('a mail server that refuses everything is retried', async () => {
  reject(/./)
  await addContact(message, false)
  await expect(mailContacts.run()).rejects.toThrow(/spam/)

  accept()
  await mailContacts.run()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('Waar staat mijn auto?')
})

test('after sixty letters in an hour the rest is one summary', async () => {
  await db.insert(rateLimits).values(Array(58).fill({ key: letters.key }))
  await db.insert(contactRequests).values(Array(5).fill({ ...message, probableSpam: false }))
  await mailContacts.run()
  await mailContacts.run()

  expect(mails).toHaveLength(3)
  expect(mails[1]).toContain('Waar staat mijn auto?')
  expect(mails[2]).toMatch(/^Subject: Nog 3 nieuwe berichten$/im)
  expect(mails[2]).toContain('/admin/contacts')
  expect(mails[2]).not.toContain('Waar staat mijn auto?')

  // What comes later in the hour waits until it is over.
  await addContact(message, false)
  await mailContacts.run()
  expect(mails).toHaveLength(3)

  await db.update(rateLimits).set({ at: new Date(Date.now() - 61 * 60_000) })
  await mailContacts.run()
  expect(mails).toHaveLength(4)
  expect(mails[3]).toContain('Waar staat mijn auto?')
})

test('a letter that was not sent does not count', async () => {
  defer(/./)
  await db.insert(contactRequests).values(Array(3).fill({ ...message, probableSpam: false }))
  await expect(mailContacts.run()).rejects.toThrow(/not now/)

  expect(await db.$count(rateLimits)).toBe(0)
})

test("a name can't inject a mail header", async () => {
  await addContact({ ...message, subject: 'Vraag\r\nBcc: ander@example.com' }, false)
  await mailContacts.run()

  expect(mails[0]).not.toMatch(/^Bcc:/im)
})

test('the job mails a new message after the visitor has a response', async () => {
  const send = async () => {
    const response = await api.request('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
    expect(response.status).toBe(201)
  }
  const warned = vi.spyOn(log, 'warn')

  // On a first start the jobs have no table yet.
  await send()
  await startJobs()
  await expect.poll(() => mails).toHaveLength(1)
  await send()
  await expect.poll(() => mails).toHaveLength(2)

  expect(warned).not.toHaveBeenCalled()
  await stopJobs()
}, 30_000)
