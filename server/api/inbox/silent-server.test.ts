import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import type { Conversation, OpenedContact } from '#domain/contact/thread.ts'

// A mail server that takes the call and says nothing.
const sockets: Socket[] = []
const silent = createServer((socket) => {
  sockets.push(socket.on('error', () => undefined))
})
silent.listen(0, '127.0.0.1')
await once(silent, 'listening')
vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`)
afterAll(() => {
  silent.close()
})

const { addContact } = await import('#server/db/contacts.ts')
const { asAdmin, withAdmin } = await import('#test/admin.ts')
const { withSeededDatabase } = await import('#test/database.ts')

withSeededDatabase()
withAdmin()

const message = {
  ...{ name: 'Zoë', email: 'zoe@example.com', subject: 'Mijn auto' },
  message: 'Waar staat mijn auto?',
}

test('a mail server that stays silent does not keep the writer waiting, and the answer is kept', async () => {
  const { id } = await addContact(message, false)
  const call = `/api/admin/contacts/${id}` as const
  const { body } = await asAdmin<Conversation>('POST', `${call}/answers`, { text: 'Op P3.' })

  expect(body.thread).toMatchObject([{ text: 'Op P3.', delivery: 'sending', sentAt: null }])
  expect(body.request.answeredAt).toBeNull()

  for (const socket of sockets) socket.destroy()
  await vi.waitUntil(async () => {
    const now = await asAdmin<OpenedContact>('POST', `${call}/opening`)
    return now.body.thread[0]?.delivery === 'refused'
  })
})
