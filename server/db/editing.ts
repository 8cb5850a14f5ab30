import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Result, refused } from '#domain/form/result.ts'
import { type Database, db } from './client.ts'

/** Who changes something. */
export type Editor = { id: number; username: string }

/**
 * A value that may be there only once is there already (`airports_slug`), or names something that
 * isn't there (`parkings_airport_code`).
 */
export type Clash = { taken: string } | { unknown: string }

/** Work that was refused halfway leaves nothing behind. */
class Refusal {
  readonly done: unknown
  constructor(done: unknown) {
    this.done = done
  }
}

/**
 * One change by an administrator: all of it or nothing, and noted in the log of changes under one
 * number, by which it can be taken back.
 */
export async function edit<Done extends Result<unknown, unknown>>(
  { id, username }: Editor,
  work: (tx: Database, change: string) => Promise<Done>,
): Promise<Done | { ok: false; why: Clash }> {
  const change = randomUUID()
  const editor = JSON.stringify({ id, username, change })
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('parkeerpiloot.editor', ${editor}, true)`)
      const done = await work(tx, change)
      if (!done.ok) throw new Refusal(done)
      return done
    })
  } catch (error) {
    // What is in it is what this very work gave.
    if (error instanceof Refusal) return error.done as Done
    const clash = clashOf(error)
    if (clash) return refused(clash)
    throw error
  }
}

/** Whether somebody else saved since; a write that names no version asks for no check. */
export function isStale(current: { version: number }, version: number | undefined): boolean {
  return version !== undefined && version !== current.version
}

export function isClash(why: unknown): why is Clash {
  return typeof why === 'object' && why !== null && ('taken' in why || 'unknown' in why)
}

function clashOf(error: unknown): Clash | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, constraint = '', cause } = error as Error & { code?: string; constraint?: string }
  if (code === '23505') return { taken: constraint.replace(/_unique$/, '') }
  if (code === '23503') return { unknown: constraint.replace(/_[a-z]+_[a-z]+_fk$/, '') }
  return clashOf(cause)
}
