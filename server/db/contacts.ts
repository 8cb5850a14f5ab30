import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  sql,
} from 'drizzle-orm'
import type { PageOf } from '#domain/admin/list-view.ts'
import type {
  AdminContact,
  ContactChange,
  ContactMessage,
  ContactPerson,
} from '#domain/contact/contact.ts'
import { referencedIn } from '#domain/contact/reference.ts'
import type { LastMessage } from '#domain/contact/thread.ts'
import type { TravellerReport } from '#domain/contact/traveller-report.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { db } from './client.ts'
import { isFrom } from './contact/erasing.ts'
import { hasInThread, readThreads } from './contact/thread.ts'
import { type Clash, type Editor, edit, isStale } from './editing.ts'
import { type ListQuery, type ListSource, readPage, valueIn } from './list-page.ts'
import { contactMessages, contactRequests } from './schema.ts'

const { mailedAt, ...asAdmin } = getTableColumns(contactRequests)
const { answeredAt, email, isResolved, probableSpam, repliedAt, report, resolvedAt } = asAdmin

/** The requests that are not resolved. */
export const isOpenContact = and(eq(isResolved, false), eq(probableSpam, false))

/** The database's `waitingSince`. */
export const waitingSince = sql<Date | null>`case
  when ${answeredAt} is null or ${repliedAt} > ${answeredAt}
  then coalesce(${repliedAt}, ${contactRequests.createdAt}) end`.mapWith(contactRequests.createdAt)

/** The open requests whose visitor waits for an answer. */
export const isWaitingContact = and(isOpenContact, isNotNull(waitingSince))

export async function addContact(
  message: ContactMessage,
  probableSpam: boolean,
  report: TravellerReport | null = null,
): Promise<{ id: number }> {
  const [added] = await db
    .insert(contactRequests)
    .values({ ...message, probableSpam, report })
    .returning({ id: contactRequests.id })
  if (!added) throw new Error('a row that was inserted has an id')
  return added
}

/** The oldest messages that were not mailed to the admin yet. */
export async function listUnmailedContacts(limit: number) {
  return db
    .select()
    .from(contactRequests)
    .where(isNull(contactRequests.mailedAt))
    .orderBy(asc(contactRequests.id))
    .limit(limit)
}

export async function markContactMailed(id: number): Promise<void> {
  await db.update(contactRequests).set({ mailedAt: new Date() }).where(eq(contactRequests.id, id))
}

/** Marks all that wait, as far as `last`. */
export async function markContactsMailed(last: number): Promise<void> {
  await db
    .update(contactRequests)
    .set({ mailedAt: new Date() })
    .where(and(isNull(contactRequests.mailedAt), lte(contactRequests.id, last)))
}

/** How many messages were not mailed to the admin yet, and the newest of them. */
export async function countUnmailedContacts(): Promise<{ waiting: number; last: number }> {
  const [all] = await db
    .select({ waiting: count(), last: max(contactRequests.id) })
    .from(contactRequests)
    .where(isNull(contactRequests.mailedAt))
  return { waiting: all?.waiting ?? 0, last: all?.last ?? 0 }
}

export async function deleteContactsResolvedBefore(moment: Date): Promise<number> {
  const gone = await db
    .delete(contactRequests)
    .where(and(eq(contactRequests.isResolved, true), lt(contactRequests.resolvedAt, moment)))
    .returning({ id: contactRequests.id })
  return gone.length
}

// The queries and edits of the admin.

const newestFirst = [desc(contactRequests.createdAt), desc(contactRequests.id)]

const hasReference = (wanted: string) => eq(contactRequests.id, referencedIn(wanted) ?? 0)

/** How the inbox is searched and filtered. */
export const contactSource = {
  from: contactRequests,
  id: contactRequests.id,
  searchIn: [contactRequests.name, email, contactRequests.subject, contactRequests.message],
  orFoundBy: (wanted: string) => sql`(${hasInThread(wanted)} or ${hasReference(wanted)})`,
  filters: {
    // The database's `contactStatus`.
    status: valueIn(
      sql`case when ${isResolved} then 'opgelost' when ${probableSpam} then 'spam' else 'open' end`,
    ),
    soort: valueIn(sql`case when ${report} is null then 'bericht' else 'melding' end`),
  },
  sortBy: { date: contactRequests.createdAt, waiting: waitingSince },
  filled: ['date'],
  inOrder: newestFirst,
} satisfies ListSource

// Named in full: within a query of one table a column would be that of the message.
/** The beginning of the last message of the thread: enough for its row. */
const last = sql<LastMessage | null>`(
  select json_build_object('sender', message.sender, 'text', left(message.text, 300),
    'username', message.username, 'createdAt', to_char(message.created_at at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from ${contactMessages} message where message.contact_id = contact_requests.id
  order by message.id desc limit 1)`

/** A page of the inbox, the newest first. */
export const pageContacts = (query: ListQuery): Promise<PageOf<AdminContact>> =>
  readPage(contactSource, query, async ({ where, orderBy }) => {
    const rows = await db
      .select({ ...asAdmin, last })
      .from(contactRequests)
      .where(where)
      .orderBy(...orderBy)
    return rows.map(withMoments)
  })

/** Everything of one person, the newest first. */
export async function listContactsOf(person: string): Promise<ContactPerson['requests']> {
  const rows = await db
    .select(asAdmin)
    .from(contactRequests)
    .where(isFrom(person))
    .orderBy(...newestFirst)
  const threads = await readThreads(rows.map(({ id }) => id))
  return rows.map((row) => ({ ...withMoments(row), thread: threads.get(row.id) ?? [] }))
}

export async function findContact(id: number): Promise<AdminContact | undefined> {
  const [row] = await db.select(asAdmin).from(contactRequests).where(eq(contactRequests.id, id))
  return row && withMoments(row)
}

/** Resolving a request starts its retention period. */
export async function updateContact(
  editor: Editor,
  id: number,
  { isResolved, note, version }: ContactChange,
): Promise<Result<AdminContact, 'missing' | { stale: AdminContact } | Clash>> {
  return edit(editor, async (tx) => {
    const [current] = await tx
      .select(asAdmin)
      .from(contactRequests)
      .where(eq(contactRequests.id, id))
      .for('update')
    if (!current) return refused('missing')
    if (isStale(current, version)) return refused({ stale: withMoments(current) })
    if (isResolved === undefined && note === undefined) return ok(withMoments(current))

    const [saved] = await tx
      .update(contactRequests)
      .set({
        ...(isResolved === undefined ? {} : resolution(isResolved)),
        ...(note === undefined ? {} : { note }),
      })
      .where(eq(contactRequests.id, id))
      .returning(asAdmin)
    return saved ? ok(withMoments(saved)) : refused('missing')
  })
}

/** Resolves or reopens several requests. Deleted ones are ignored. */
export async function resolveContacts(
  editor: Editor,
  ids: number[],
  isResolved: boolean,
): Promise<Result<{ change: string }, Clash>> {
  return edit(editor, async (tx, change) => {
    await tx
      .update(contactRequests)
      .set(resolution(isResolved))
      .where(and(inArray(contactRequests.id, ids), ne(contactRequests.isResolved, isResolved)))
    return ok({ change })
  })
}

export async function deleteContacts(
  editor: Editor,
  ids: number[],
): Promise<Result<{ change: string }, 'missing' | Clash>> {
  return edit(editor, async (tx, change) => {
    const gone = await tx
      .delete(contactRequests)
      .where(inArray(contactRequests.id, ids))
      .returning({ id: contactRequests.id })
    return gone.length > 0 ? ok({ change }) : refused('missing')
  })
}

const resolution = (isResolved: boolean) => ({
  isResolved,
  resolvedAt: isResolved ? sql`coalesce(${resolvedAt}, now())` : null,
})

type Moments = Record<'createdAt' | 'updatedAt', Date> &
  Record<'resolvedAt' | 'answerMailedAt' | 'answeredAt' | 'repliedAt', Date | null>

function withMoments<Row extends Moments>(row: Row) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    answerMailedAt: row.answerMailedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    repliedAt: row.repliedAt?.toISOString() ?? null,
  }
}
