import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

// A real mail server, that can be told to refuse. It is there before server/env.ts reads its address.
const letters: string[] = []
let putOff: RegExp | undefined
let unwanted: RegExp | undefined
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, done) {
    let letter = ''
    stream.on('data', (part: Buffer) => {
      letter += part
    })
    stream.on('end', () => {
      if (putOff?.test(letter)) return done(new Error('not now'))
      if (unwanted?.test(letter))
        return done(Object.assign(new Error('spam'), { responseCode: 550 }))
      letters.push(letter)
      done()
    })
  },
})
smtp.listen(0, '127.0.0.1')
await once(smtp.server, 'listening')
process.env.SMTP_URL = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`

const { withSeededDatabase } = await import('#test/database.ts')
const { addContact } = await import('#server/db/contacts.ts')
const { db } = await import('#server/db/client.ts')
const { contactRequests } = await import('#server/db/schema.ts')
const { api } = await import('#server/api/routes.ts')
const { startJobs, stopJobs } = await import('./schedule.ts')
const { mailContacts } = await import('./mail-contacts.ts')

withSeededDatabase()
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
beforeEach(async () => {
  await db.delete(contactRequests)
  letters.length = 0
  putOff = undefined
  unwanted = undefined
})

const message = {
  name: 'Zoë',
  email: 'zoe@example.com',
  subject: 'Mijn auto',
  message: 'Waar staat mijn auto?',
}

test('the operator is told once, and an answer goes to who wrote', async () => {
  await addContact(message, false)
  await mailContacts.run()
  await mailContacts.run()

  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatch(/^To: info@example\.com$/im)
  expect(letters[0]).toMatch(/^Reply-To: .*<zoe@example\.com>$/im)
  expect(letters[0]).toMatch(/^Subject: Nieuw bericht: Mijn auto$/im)
  expect(letters[0]).toContain('Waar staat mijn auto?')
})

test('probable spam says so in its subject', async () => {
  await addContact(message, true)
  await mailContacts.run()

  expect(letters[0]).toMatch(/^Subject: \[Mogelijk spam\] /im)
})

test('a letter that the mail server refuses is sent later', async () => {
  putOff = /./
  await addContact(message, false)
  await expect(mailContacts.run()).rejects.toThrow(/not now/)

  putOff = undefined
  await mailContacts.run()
  expect(letters).toHaveLength(1)
})

test('a message that the mail server refuses for good is told of without its text, and holds up no other', async () => {
  unwanted = /Mijn auto/
  await addContact(message, false)
  await addContact(
    { ...message, subject: 'Een vraag', message: 'Hoe laat gaan jullie open?' },
    false,
  )
  await mailContacts.run()
  await mailContacts.run()

  expect(letters).toHaveLength(2)
  expect(letters[0]).toMatch(/^Subject: Nieuw bericht, geweigerd door je mailserver$/im)
  expect(letters[0]).toContain('/admin/contacts')
  expect(letters[1]).toMatch(/^Subject: Nieuw bericht: Een vraag$/im)
})

test('a message that is put off holds up no other, and is not forgotten', async () => {
  putOff = /Mijn auto/
  await addContact(message, false)
  await addContact({ ...message, subject: 'Een vraag' }, false)
  await expect(mailContacts.run()).rejects.toThrow(/not now/)
  expect(letters).toHaveLength(1)

  putOff = undefined
  await mailContacts.run()
  expect(letters).toHaveLength(2)
})

test('a mail server that refuses everything is asked again later', async () => {
  unwanted = /./
  await addContact(message, false)
  await expect(mailContacts.run()).rejects.toThrow(/spam/)

  unwanted = undefined
  await mailContacts.run()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toContain('Waar staat mijn auto?')
})

test('a name cannot add a header of its own', async () => {
  await addContact({ ...message, subject: 'Vraag\r\nBcc: ander@example.com' }, false)
  await mailContacts.run()

  expect(letters[0]).not.toMatch(/^Bcc:/im)
})

test('a message that comes in is mailed by the job, while the visitor already has an answer', async () => {
  await startJobs()
  const response = await api.request('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })

  expect(response.status).toBe(201)
  await vi.waitFor(() => expect(letters).toHaveLength(1), { timeout: 15_000, interval: 200 })
  await stopJobs()
}, 30_000)
