import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { ChangeSubject, EventAction } from '#domain/changes/change.ts'
import { db } from '#server/db/client.ts'
import type { Editor } from '#server/db/editing.ts'
import { auditLog } from '#server/db/schema.ts'

type Row = Record<string, unknown>

export type LoggedEvent = {
  action: EventAction
  subject: ChangeSubject
  subjectId?: number
  before?: Row | null
  after?: Row
}

/** Writes in the change log what changed no record, such as a login or an export. */
export async function noteEvent(editor: Editor, event: LoggedEvent, tx = db): Promise<void> {
  const { id: adminId, username } = editor
  await tx.insert(auditLog).values({ adminId, username, change: randomUUID(), ...event })
}

/** A login of an account, or a log-out. */
export function noteAccess(
  editor: Editor,
  action: 'login' | 'logout' | 'password',
  after: { username: string; device?: string } = { username: editor.username },
  subjectId = editor.id,
): Promise<void> {
  return noteEvent(editor, { action, subject: 'admins', subjectId, after })
}

/** A login. The form of a browser checks the password first: that entry becomes the login. */
export async function noteLogin(editor: Editor, device: string): Promise<void> {
  const check = and(
    eq(auditLog.adminId, editor.id),
    eq(auditLog.action, 'password'),
    sql`${auditLog.after} ->> 'device' = ${device}`,
    gt(auditLog.at, sql`now() - interval '1 minute'`),
  )
  const [noted] = await db.update(auditLog).set({ action: 'login' }).where(check).returning()
  if (!noted) await noteAccess(editor, 'login', { username: editor.username, device })
}

/** The use of a password without a session, once an hour. */
export async function notePasswordUse(editor: Editor, device: string): Promise<void> {
  const isNoted = and(
    eq(auditLog.adminId, editor.id),
    eq(auditLog.action, 'password'),
    gt(auditLog.at, sql`now() - interval '1 hour'`),
  )
  if ((await db.$count(auditLog, isNoted)) > 0) return
  await noteAccess(editor, 'password', { username: editor.username, device })
}
