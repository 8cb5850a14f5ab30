import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Result, refused } from '#domain/form/result.ts'
import { type Database, db } from './client.ts'
import { findReference, type Reference } from './references.ts'

/** The admin who makes a change. */
export type Editor = { id: number; username: string }

/**
 * A violated constraint: a duplicate unique value (`airports_slug`), a reference to a row that does
 * not exist, or the deletion of a row that is still referred to.
 */
export type Clash = { taken: string } | { unknown: Reference } | { referredToBy: Reference }

/** Thrown to roll back the transaction when the work returns a refusal. */
class Refusal {
  readonly done: unknown
  constructor(done: unknown) {
    this.done = done
  }
}

/**
 * Runs one change by an admin in a transaction. Its rows are logged under one change id, by which
 * it can be undone.
 */
export async function edit<Done extends Result<unknown, unknown>>(
  editor: Editor,
  work: (tx: Database, change: string) => Promise<Done>,
): Promise<Done | { ok: false; why: Clash }> {
  const change = randomUUID()
  try {
    return await db.transaction(async (tx) => {
      await logAs(tx, editor, change)
      const done = await work(tx, change)
      if (!done.ok) throw new Refusal(done)
      return done
    })
  } catch (error) {
    // Only `work` above puts a value in a Refusal, so it is a Done.
    if (error instanceof Refusal) return error.done as Done
    const clash = clashOf(error)
    if (clash) return refused(clash)
    throw error
  }
}

/** Logs what the transaction writes from here as this change of this admin, or of a job, which has no id. */
export async function logAs(
  tx: Database,
  { id, username }: { id: number | null; username: string },
  change: string,
): Promise<void> {
  const editor = JSON.stringify({ id, username, change })
  await tx.execute(sql`select set_config('parkeerpiloot.editor', ${editor}, true)`)
}

/** Whether the row changed since `version`. Without a version there is no check. */
export function isStale(current: { version: number }, version: number | undefined): boolean {
  return version !== undefined && version !== current.version
}

export function isClash(why: unknown): why is Clash {
  if (typeof why !== 'object' || why === null) return false
  return 'taken' in why || 'unknown' in why || 'referredToBy' in why
}

type DatabaseError = Error & { code?: string; constraint?: string; detail?: string }

function clashOf(error: unknown): Clash | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, constraint = '', detail = '', cause }: DatabaseError = error
  if (code === '23505') return { taken: constraint.replace(/_unique$/, '') }
  const reference = findReference(constraint)
  if ((code !== '23503' && code !== '23001') || !reference) return clashOf(cause)
  // The detail starts with the columns of the written table: 'Key (airport_code)=(XXX) …'.
  const [, written] = /\((.+?)\)=/.exec(detail) ?? []
  return written === reference.column ? { unknown: reference } : { referredToBy: reference }
}
