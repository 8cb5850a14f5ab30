import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, isNull, lt, max, or, sql } from 'drizzle-orm'
import type { AnswerInput, Delivery, ThreadMessage } from '#domain/contact/thread.ts'
import { deliveryNow, maxLeftMs, mayRemove, mayResend } from '#domain/contact/thread.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { type AddedBefore, addOnce, type Repeatable } from '#server/db/adding.ts'
import { type Database, db } from '#server/db/client.ts'
import { type Clash, type Editor, edit, logAs } from '#server/db/editing.ts'
import { contains } from '#server/db/list-page.ts'
import { admins, contactMessages, contactRequests } from '#server/db/schema.ts'

const { id, contactId, sender, delivery } = contactMessages

type Row = typeof contactMessages.$inferSelect

/** What follows on a request, the oldest first. */
export async function readThread(request: number): Promise<ThreadMessage[]> {
  return (await readThreads([request])).get(request) ?? []
}

export async function readThreads(requests: number[]): Promise<Map<number, ThreadMessage[]>> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(inArray(contactId, requests))
    .orderBy(asc(id))
  const now = new Date()
  const byRequest = Map.groupBy(rows, (row) => row.contactId)
  return new Map([...byRequest].map(([of, some]) => [of, some.map((row) => asMessage(row, now))]))
}

function asMessage(row: Row, now: Date): ThreadMessage {
  const { id, sender, text, username, createdAt, sentAt, refusal, resolvesFor } = row
  return {
    id,
    sender,
    text,
    username,
    createdAt: createdAt.toISOString(),
    delivery: deliveryNow(row, now),
    sentAt: sentAt?.toISOString() ?? null,
    refusal,
    resolves: resolvesFor !== null,
  }
}

/** Whether the thread of a request has a text. */
export const hasInThread = (wanted: string) =>
  sql`${contactRequests.id} in (
    select ${contactId} from ${contactMessages} where ${contains(contactMessages.text, wanted)})`

type Added = { id: number }

/**
 * Stores an answer before it is sent, so that it is never lost. Refused if the thread has a message that the
 * writer did not read.
 */
export function addAnswer(
  editor: Editor,
  request: number,
  { text, after, resolves = false }: AnswerInput,
  repeatable: Repeatable | undefined,
): Promise<Result<Added, 'missing' | 'addressless' | 'newer' | Clash | AddedBefore>> {
  return addOnce(editor, contactMessages, repeatable, async (tx) => {
    const [held] = await hold(tx, request)
    if (!held) return refused('missing')
    if (held.email === '') return refused('addressless')
    const [newest] = await tx
      .select({ id: max(id) })
      .from(contactMessages)
      .where(eq(contactId, request))
    if (after !== undefined && (newest?.id ?? 0) > after) return refused('newer')
    const { username } = editor
    return add(tx, {
      ...{ contactId: request, sender: 'site', text, username },
      delivery: 'sending',
      resolvesFor: resolves ? editor.id : null,
    })
  })
}

/** Adds what a visitor wrote back. The request waits again. */
export function addReply(
  editor: Editor,
  request: number,
  text: string,
  repeatable: Repeatable | undefined,
): Promise<Result<Added, 'missing' | Clash | AddedBefore>> {
  return addOnce(editor, contactMessages, repeatable, async (tx) => {
    const [held] = await hold(tx, request)
    if (!held) return refused('missing')
    const { username } = editor
    const added = await add(tx, { contactId: request, sender: 'visitor', text, username })
    await tx
      .update(contactRequests)
      .set({ repliedAt: sql`now()`, isResolved: false, resolvedAt: null, probableSpam: false })
      .where(eq(contactRequests.id, request))
    return added
  })
}

const hold = (tx: Database, request: number) =>
  tx
    .select({ email: contactRequests.email })
    .from(contactRequests)
    .where(eq(contactRequests.id, request))
    .for('update')

type New = Pick<Row, 'contactId' | 'sender' | 'text' | 'username'>

async function add(
  tx: Database,
  values: New & Partial<typeof contactMessages.$inferInsert>,
): Promise<Result<Added, never>> {
  const [added] = await tx.insert(contactMessages).values(values).returning({ id })
  if (!added) throw new Error('a row that was inserted has an id')
  return ok(added)
}

/** Removes a message that was pasted, or that was not sent. */
export function removeMessage(
  editor: Editor,
  message: number,
): Promise<Result<{ change: string; contactId: number }, 'missing' | 'sent' | Clash>> {
  return edit(editor, async (tx, change) => {
    const [row] = await tx.select().from(contactMessages).where(eq(id, message)).for('update')
    if (!row) return refused('missing')
    if (!mayRemove(row)) return refused('sent')
    await tx.delete(contactMessages).where(eq(id, message))
    if (row.sender === 'visitor') {
      const left = tx
        .select({ at: max(contactMessages.createdAt) })
        .from(contactMessages)
        .where(and(eq(contactId, row.contactId), eq(sender, 'visitor')))
      await tx
        .update(contactRequests)
        .set({ repliedAt: sql`(${left})` })
        .where(eq(contactRequests.id, row.contactId))
    }
    return ok({ change, contactId: row.contactId })
  })
}

/** Takes an answer that waits, to hand it to the mail server: one caller gets it. */
export async function takeToSend(message: number): Promise<boolean> {
  const taken = await db
    .update(contactMessages)
    .set({ sendingAt: sql`now()` })
    .where(and(eq(id, message), eq(delivery, 'sending'), isNull(contactMessages.sendingAt)))
    .returning({ id })
  return taken.length > 0
}

/** Who wrote it may still be trying for this long. */
const ownTryMs = 30_000

/** The answers that were stored and never handed to the mail server. */
export async function listLeftAnswers(now = Date.now()): Promise<number[]> {
  const { createdAt, sendingAt } = contactMessages
  const rows = await db
    .select({ id })
    .from(contactMessages)
    .where(
      and(
        eq(delivery, 'sending'),
        isNull(sendingAt),
        gt(createdAt, new Date(now - maxLeftMs)),
        lt(createdAt, new Date(now - ownTryMs)),
      ),
    )
    .orderBy(asc(id))
  return rows.map((row) => row.id)
}

/** Takes an answer that was not sent, or may not have been, to send it again: one caller gets it. */
export async function takeToResend(
  message: number,
): Promise<Result<{ contactId: number }, 'missing' | 'taken'>> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(contactMessages).where(eq(id, message)).for('update')
    if (row?.sender !== 'site') return refused('missing')
    const now = deliveryNow(row, new Date())
    if (!mayResend({ delivery: now })) return refused('taken')
    await tx
      .update(contactMessages)
      .set({ delivery: 'sending', sendingAt: sql`now()`, refusal: null })
      .where(eq(id, message))
    return ok({ contactId: row.contactId })
  })
}

/** What a letter with an answer is made of; `quoted` is what it answers. Undefined if it was deleted. */
export async function findLetter(message: number) {
  const [row] = await db
    .select({ id, answer: contactMessages.text, request: contactRequests })
    .from(contactMessages)
    .innerJoin(contactRequests, eq(contactRequests.id, contactId))
    .where(eq(id, message))
  if (!row) return undefined
  const { request, ...letter } = row
  const earlier = await db
    .select({ id, sender, text: contactMessages.text, createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .where(
      and(
        eq(contactId, request.id),
        sql`${id} < ${message}`,
        or(eq(sender, 'visitor'), eq(delivery, 'sent')),
      ),
    )
    .orderBy(desc(id))
  const reply = earlier.find((one) => one.sender === 'visitor')
  return {
    ...letter,
    request,
    quoted: {
      text: reply?.text ?? request.message,
      at: (reply?.createdAt ?? request.createdAt).toISOString(),
    },
    /** The answers before it, so that a mailbox keeps them together. */
    before: earlier.filter((one) => one.sender === 'site').map((one) => one.id),
  }
}

/**
 * Keeps what became of a letter, unless it waited and another has taken it since. The request no longer waits once
 * it was sent, and is resolved if its writer asked so.
 */
export async function settleAnswer(
  message: number,
  outcome: { delivery: Exclude<Delivery, 'sending'>; refusal: string | null },
  was: 'taken' | 'waiting' = 'taken',
): Promise<void> {
  const isSent = outcome.delivery === 'sent'
  await db.transaction(async (tx) => {
    const [settled] = await tx
      .update(contactMessages)
      .set({ ...outcome, ...(isSent ? { sentAt: sql`now()` } : {}) })
      .where(
        and(
          eq(id, message),
          was === 'waiting'
            ? and(eq(delivery, 'sending'), isNull(contactMessages.sendingAt))
            : undefined,
        ),
      )
      .returning()
    if (!settled || !isSent) return
    await tx
      .update(contactRequests)
      .set({ answeredAt: sql`now()` })
      .where(eq(contactRequests.id, settled.contactId))
    await resolveAsAsked(tx, settled)
  })
}

/** In the log as a change of who asked it. A request that the visitor wrote to since stays open. */
async function resolveAsAsked(tx: Database, { contactId, createdAt, resolvesFor }: Row) {
  if (resolvesFor === null) return
  const [editor] = await tx
    .select({ id: admins.id, username: admins.username })
    .from(admins)
    .where(eq(admins.id, resolvesFor))
  if (!editor) return
  await logAs(tx, editor, randomUUID())
  const { repliedAt } = contactRequests
  await tx
    .update(contactRequests)
    .set({ isResolved: true, resolvedAt: sql`now()` })
    .where(
      and(
        eq(contactRequests.id, contactId),
        eq(contactRequests.isResolved, false),
        or(isNull(repliedAt), lt(repliedAt, createdAt)),
      ),
    )
}
