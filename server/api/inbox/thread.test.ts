import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { AdminContact, ContactPerson } from '#domain/contact/contact.ts'
import type { Conversation, OpenedContact } from '#domain/contact/thread.ts'
import { startMailServer } from '#test/mail-server.ts'

const mailServer = await startMailServer()
const { mails } = mailServer
const { startSession } = await import('#server/access/auth.ts')
const { api } = await import('#server/api/routes.ts')
const { db } = await import('#server/db/client.ts')
const { sendAnswers } = await import('#server/jobs/send-answers.ts')
const { addContact, deleteContactsResolvedBefore } = await import('#server/db/contacts.ts')
const { forgetContactChanges } = await import('#server/db/changes/bin.ts')
const { admins, auditLog, contactMessages, contactRequests } = await import('#server/db/schema.ts')
const { asAdmin, basic, listAsAdmin, withAdmin } = await import('#test/admin.ts')
const { withSeededDatabase } = await import('#test/database.ts')

withSeededDatabase()
withAdmin()

const all = '/api/admin/contacts'
const message = {
  name: 'Zoë',
  email: 'zoe@example.com',
  subject: 'Mijn auto',
  message: 'Waar staat mijn auto?',
}
const add = async (special: object = {}) => (await addContact({ ...message, ...special }, false)).id

beforeEach(async () => {
  await db.delete(contactRequests)
  mails.length = 0
  mailServer.refuse = () => undefined
})

/** A call that sends, with what became of it: on a busy machine that takes longer than the call. */
async function settled(sending: ReturnType<typeof asAdmin<Conversation>>) {
  const answer = await sending
  const isSending = () => answer.body.thread?.some(({ delivery }) => delivery === 'sending')
  while (isSending()) answer.body = (await open(answer.body.request.id)).body
  return answer
}

const answer = (id: number, body: object = {}, key: string = randomUUID()) =>
  settled(
    asAdmin<Conversation>(
      'POST',
      `${all}/${id}/answers`,
      { text: 'Op P3, bij de ingang.', ...body },
      { 'idempotency-key': key },
    ),
  )
const reply = (id: number, text = 'Dank je wel!', key: string = randomUUID()) =>
  asAdmin<Conversation>('POST', `${all}/${id}/replies`, { text }, { 'idempotency-key': key })
const open = (id: number) => asAdmin<OpenedContact>('POST', `${all}/${id}/opening`)
const resend = (id: number) => settled(asAdmin<Conversation>('POST', `${all}/messages/${id}/send`))
const remove = (id: number) => asAdmin<{ change: string }>('DELETE', `${all}/messages/${id}`)
const undo = (change: string) => asAdmin('POST', `/api/admin/changes/${change}/undo`, {})
const waiting = async () =>
  (await listAsAdmin<AdminContact>(`${all}?status=open&sort=waiting`)).map(({ id }) => id)

test('an answer is mailed from the site, and kept with the request', async () => {
  const id = await add()
  const { status, body } = await answer(id)

  expect(status).toBe(201)
  expect(body).toMatchObject({
    request: { isResolved: false, answeredAt: expect.any(String) },
    thread: [
      {
        ...{ sender: 'site', text: 'Op P3, bij de ingang.', username: 'eva' },
        ...{ delivery: 'sent', sentAt: expect.any(String), refusal: null },
      },
    ],
  })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^To: zoe@example\.com$/im)
  expect(mails[0]).toMatch(/^Reply-To: .*info@/im)
  expect(mails[0]).toContain(`Subject: Re: Mijn auto (kenmerk PP-${id})`)
  expect(mails[0]).toContain('Op P3, bij de ingang.')
  expect(mails[0]).toContain('> Waar staat mijn auto?')
})

test('an answer resolves the request if asked, and only once it was sent', async () => {
  const id = await add()
  mailServer.refuse = () => Object.assign(new Error('Mailbox full'), { responseCode: 552 })
  const refused = await answer(id, { resolves: true })
  expect(refused.body).toMatchObject({
    request: { isResolved: false, answeredAt: null },
    thread: [{ delivery: 'refused', refusal: '552 Mailbox full', sentAt: null }],
  })
  expect(await waiting()).toEqual([id])

  mailServer.refuse = () => undefined
  expect((await answer(id, { resolves: true })).body.request.isResolved).toBe(true)
})

test('a repeated call adds and mails nothing twice', async () => {
  const id = await add()
  const key = randomUUID()
  await answer(id, {}, key)
  expect((await answer(id, {}, key)).body.thread).toHaveLength(1)
  expect(mails).toHaveLength(1)
  expect(await answer(id, { text: 'Iets anders' }, key)).toMatchObject({
    status: 422,
    body: { current: { thread: [{ text: 'Op P3, bij de ingang.' }] } },
  })

  const other = randomUUID()
  await reply(id, 'Dank!', other)
  expect((await reply(id, 'Dank!', other)).body.thread).toHaveLength(2)
})

test('an answer that was refused is sent again on request, one that was sent is not', async () => {
  const id = await add()
  mailServer.refuse = () => Object.assign(new Error('Try later'), { responseCode: 451 })
  const [first] = (await answer(id)).body.thread
  mailServer.refuse = () => undefined

  expect((await resend(first?.id ?? 0)).body.thread).toMatchObject([{ delivery: 'sent' }])
  expect((await resend(first?.id ?? 0)).status).toBe(409)
  expect((await resend(0)).status).toBe(404)
  expect(mails).toHaveLength(1)
})

test('an answer whose sending was cut off is unsure, and goes again only on request', async () => {
  const id = await add()
  const long = new Date(Date.now() - 10 * 60_000)
  const cutOff = { contactId: id, sender: 'site', text: 'Bij P3.', username: 'eva' } as const
  await db.insert(contactMessages).values({ ...cutOff, delivery: 'sending', sendingAt: long })
  await sendAnswers.run()

  const [unsure] = (await open(id)).body.thread
  expect(unsure?.delivery).toBe('unsure')
  expect(mails).toEqual([])
  expect((await resend(unsure?.id ?? 0)).body.thread).toMatchObject([{ delivery: 'sent' }])
})

/** As a process leaves it that was killed before it handed the answer to the mail server. */
async function leave(id: number, minutes: number) {
  const createdAt = new Date(Date.now() - minutes * 60_000)
  const left = { contactId: id, sender: 'site', text: 'Bij P3.', username: 'eva' } as const
  await db.insert(contactMessages).values({ ...left, delivery: 'sending', createdAt })
}

test('an answer that was stored but not handed over is sent by a job, once', async () => {
  const id = await add()
  await leave(id, 5)
  expect((await open(id)).body.thread).toMatchObject([{ delivery: 'sending' }])

  await Promise.all([sendAnswers.run(), sendAnswers.run()])
  await sendAnswers.run()
  expect(mails).toHaveLength(1)
  expect((await open(id)).body.thread).toMatchObject([{ delivery: 'sent' }])
})

/** An answer that asks to resolve its request, kept by a process that was killed before it handed it over. */
async function leaveResolving(id: number) {
  mailServer.refuse = () => Object.assign(new Error('Try later'), { responseCode: 451 })
  await answer(id, { resolves: true })
  mailServer.refuse = () => undefined
  const createdAt = new Date(Date.now() - 5 * 60_000)
  await db
    .update(contactMessages)
    .set({ delivery: 'sending', sendingAt: null, refusal: null, createdAt })
    .where(eq(contactMessages.contactId, id))
}

test('an answer that is sent later resolves its request if asked, under who asked it', async () => {
  const id = await add()
  await leaveResolving(id)
  expect((await open(id)).body).toMatchObject({
    request: { isResolved: false },
    thread: [{ delivery: 'sending', resolves: true }],
  })

  await sendAnswers.run()
  expect(mails).toHaveLength(1)
  expect((await open(id)).body.request).toMatchObject({
    isResolved: true,
    resolvedAt: expect.any(String),
  })
  const [resolution] = await db
    .select({ username: auditLog.username, change: auditLog.change })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'contact_requests'), eq(auditLog.subjectId, id)))
    .orderBy(desc(auditLog.id))
    .limit(1)
  expect(resolution?.username).toBe('eva')

  await undo(resolution?.change ?? '')
  expect((await open(id)).body).toMatchObject({
    request: { isResolved: false, answeredAt: expect.any(String) },
    thread: [{ delivery: 'sent' }],
  })
})

test('an answer that is sent again after a refusal resolves its request if asked', async () => {
  const id = await add()
  mailServer.refuse = () => Object.assign(new Error('Try later'), { responseCode: 451 })
  const refused = (await answer(id, { resolves: true })).body
  expect(refused).toMatchObject({ request: { isResolved: false }, thread: [{ resolves: true }] })
  mailServer.refuse = () => undefined

  const sent = (await resend(refused.thread[0]?.id ?? 0)).body
  expect(sent).toMatchObject({ request: { isResolved: true }, thread: [{ delivery: 'sent' }] })
})

test('an answer that is sent later leaves a request open that the visitor wrote to since', async () => {
  const id = await add()
  await leaveResolving(id)
  await reply(id, 'Ik vond hem al.')
  await sendAnswers.run()

  expect((await open(id)).body).toMatchObject({
    request: { isResolved: false },
    thread: [{ delivery: 'sent' }, { sender: 'visitor' }],
  })
})

test('the job leaves what its writer is sending, and what may come from an old copy', async () => {
  const [id, other] = [await add(), await add()]
  await leave(id, 0)
  await leave(other, 20)
  await sendAnswers.run()

  expect(mails).toEqual([])
  expect((await open(id)).body.thread).toMatchObject([{ delivery: 'sending' }])
  expect((await open(other)).body.thread).toMatchObject([{ delivery: 'unsure' }])
})

test('a list has what was written last, by whom', async () => {
  const id = await add()
  const lastOf = async () =>
    (await listAsAdmin<AdminContact>(all)).find((row) => row.id === id)?.last
  expect(await lastOf()).toBeNull()

  await answer(id)
  expect(await lastOf()).toMatchObject({
    sender: 'site',
    username: 'eva',
    text: 'Op P3, bij de ingang.',
  })
  await reply(id, 'Dank! '.repeat(100))
  expect(await lastOf()).toMatchObject({
    sender: 'visitor',
    text: expect.stringMatching(/^Dank! .{294}$/),
  })
})

test('a request is found by its reference, alone or in the subject of a mail', async () => {
  const [id] = [await add(), await add()]
  const found = async (q: string) =>
    (await listAsAdmin<AdminContact>(`${all}?q=${encodeURIComponent(q)}`)).map((row) => row.id)

  expect(await found(`PP-${id}`)).toEqual([id])
  expect(await found(`RE: Re: Iets heel anders (kenmerk PP-${id})`)).toEqual([id])
  expect(await found('PP-999999')).toEqual([])
})

test('two who send an answer again send it once', async () => {
  const id = await add()
  mailServer.refuse = () => Object.assign(new Error('Try later'), { responseCode: 451 })
  const [first] = (await answer(id)).body.thread
  mailServer.refuse = () => undefined

  const both = await Promise.all([resend(first?.id ?? 0), resend(first?.id ?? 0)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(mails).toHaveLength(1)
})

test('who waits longest comes first: since the last message without an answer', async () => {
  const [first, second, third] = [await add(), await add(), await add()]
  // Two can come in one millisecond.
  for (const [place, id] of [first, second, third].entries()) {
    const createdAt = new Date(Date.now() - (3 - place) * 60_000)
    await db.update(contactRequests).set({ createdAt }).where(eq(contactRequests.id, id))
  }
  await answer(first)
  expect(await waiting()).toEqual([second, third, first])
  expect((await asAdmin('GET', '/api/admin/morning')).body).toMatchObject({
    oldestOpen: { id: second, open: 2 },
  })

  await reply(first)
  expect(await waiting()).toEqual([second, third, first])
  await answer(second)
  await answer(third)
  expect((await asAdmin('GET', '/api/admin/morning')).body).toMatchObject({
    oldestOpen: { id: first, open: 1 },
  })
})

test('what the visitor wrote back opens a resolved request again, and is quoted in the next answer', async () => {
  const id = await add()
  await answer(id, { resolves: true })
  const { status, body } = await reply(id, 'Het hek is dicht.')

  expect(status).toBe(201)
  expect(body).toMatchObject({
    request: { isResolved: false, resolvedAt: null, repliedAt: expect.any(String) },
    thread: [{ sender: 'site' }, { sender: 'visitor', delivery: null, username: 'eva' }],
  })
  await answer(id)
  expect(mails[1]).toContain('> Het hek is dicht.')
  expect(mails[1]).toMatch(/^References: <antwoord-\d+@/im)
})

test('what was pasted can be removed, which can be undone; what was sent stays', async () => {
  const id = await add()
  await answer(id)
  const { thread } = (await reply(id)).body
  const [sent, pasted] = thread
  expect((await remove(sent?.id ?? 0)).status).toBe(409)

  const { change } = (await remove(pasted?.id ?? 0)).body
  expect((await open(id)).body).toMatchObject({ request: { repliedAt: null }, thread: [{}] })
  await undo(change)
  expect((await open(id)).body.thread).toMatchObject([{ sender: 'site' }, { text: 'Dank je wel!' }])
  expect((await remove(0)).status).toBe(404)
})

test('an answer that was sent can not be undone', async () => {
  const id = await add()
  const key = randomUUID()
  await answer(id, {}, key)

  expect((await undo(key)).status).toBe(404)
  expect((await open(id)).body.thread).toHaveLength(1)
})

test('undoing an older change does not take back that a request was answered', async () => {
  const id = await add()
  const { body } = await asAdmin<{ change: string }>('PUT', `${all}/state`, {
    rows: [{ id }],
    isResolved: true,
  })
  await answer(id)

  expect((await undo(body.change)).status).toBe(409)
  expect((await open(id)).body.request.answeredAt).not.toBe(null)
})

test('a deleted request takes its thread along, and brings it back', async () => {
  const id = await add()
  await answer(id)
  await reply(id)
  const before = (await open(id)).body
  const { body } = await asAdmin<{ change: string }>('DELETE', `${all}/${id}`, {})
  expect(await db.$count(contactMessages)).toBe(0)

  await undo(body.change)
  expect((await open(id)).body).toEqual(before)
})

test('a colleague who has a request open is told, until they open another or close it', async () => {
  const [id, other] = [await add(), await add()]
  const [colleague] = await db
    .insert(admins)
    .values({ username: 'nienke', passwordHash: 'none' })
    .returning({ id: admins.id, username: admins.username })
  if (!colleague) throw new Error('a row that was inserted is returned')
  const { key } = await startSession(colleague, { userAgent: 'test' })
  const theirs = (method: string, request: number) =>
    api.request(`${all}/${request}/opening`, {
      method,
      headers: { authorization: basic('nienke', key), 'content-type': 'application/json' },
    })
  const others = async () => (await open(id)).body.others

  expect(await others()).toEqual([])
  await theirs('POST', id)
  const [opening] = await others()
  expect(opening).toEqual({ name: 'nienke', since: expect.any(String) })
  await theirs('POST', id)
  expect(await others()).toEqual([opening])
  await theirs('POST', other)
  expect(await others()).toEqual([])
  await theirs('POST', id)
  await theirs('DELETE', other)
  expect(await others()).toHaveLength(1)
  await theirs('DELETE', id)
  expect(await others()).toEqual([])
})

test('an answer is not sent past a message that its writer did not read', async () => {
  const id = await add()
  await answer(id)
  const late = await answer(id, { text: 'Bij P1.', after: 0 })

  expect(late).toMatchObject({ status: 409, body: { current: { thread: [{ username: 'eva' }] } } })
  expect(mails).toHaveLength(1)
  const { thread } = (await open(id)).body
  expect((await answer(id, { text: 'Bij P1.', after: thread[0]?.id })).status).toBe(201)
})

test.each([
  ['answers', { text: '  ' }, 422],
  ['answers', { text: 'Ja', after: 'x' }, 422],
  ['replies', {}, 422],
])('%s with %j is refused', async (what, body, status) => {
  expect((await asAdmin('POST', `${all}/${await add()}/${what}`, body)).status).toBe(status)
})

test('there is no answer without a request or an address', async () => {
  const nameless = await add({ email: '' })

  expect((await answer(999_999)).status).toBe(404)
  expect((await reply(999_999)).status).toBe(404)
  expect((await open(999_999)).status).toBe(404)
  expect((await answer(nameless)).status).toBe(422)
  expect(mails).toEqual([])
})

test('the export of a person has the thread, and forgetting them erases it everywhere', async () => {
  const id = await add()
  await answer(id, { text: 'Geheim antwoord' })
  await reply(id, 'Geheime reactie')
  const gone = await add({ subject: 'Al weggegooid' })
  await reply(gone, 'Geheim en weg')
  await asAdmin('DELETE', `${all}/${gone}`, {})
  const kept = await add({ email: 'ander@example.com' })
  await reply(kept, 'Van een ander')

  const person = await asAdmin<ContactPerson>('GET', `${all}/person?email=zoe@example.com`)
  expect(person.body.requests[0]?.thread.map(({ text }) => text)).toEqual([
    'Geheim antwoord',
    'Geheime reactie',
  ])
  await asAdmin('DELETE', `${all}/person`, { email: 'zoe@example.com' })
  expect(await db.select({ text: contactMessages.text }).from(contactMessages)).toEqual([
    { text: 'Van een ander' },
  ])
  const log = JSON.stringify(await db.select().from(auditLog))
  expect(log).not.toMatch(/geheim/i)
  expect(log).toMatch(/Van een ander/)
})

test('a thread goes with its request after the retention period, and from the log', async () => {
  const id = await add()
  await answer(id, { text: 'Geheim antwoord', resolves: true })
  await deleteContactsResolvedBefore(new Date(Date.now() + 1_000))
  expect(await db.$count(contactMessages)).toBe(0)

  await forgetContactChanges(new Date(Date.now() + 1_000))
  expect(JSON.stringify(await db.select().from(auditLog))).not.toMatch(/Geheim antwoord/)
})

test('a search goes through the threads', async () => {
  const id = await add()
  await add()
  await reply(id, 'Mijn vlucht is naar Málaga')

  const found = await listAsAdmin<AdminContact>(`${all}?q=malaga`)
  expect(found.map((contact) => contact.id)).toEqual([id])
})
