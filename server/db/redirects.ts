import { desc, eq, getTableColumns } from 'drizzle-orm'
import { follow, type Redirect } from '#domain/address/redirect.ts'
import type { RedirectInput } from '#domain/address/redirect-schema.ts'
import type { PageOf } from '#domain/admin/list-view.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { type Database, db } from './client.ts'
import { perVersionOf } from './content-version.ts'
import { type Clash, type Editor, edit, isStale } from './editing.ts'
import { type ListQuery, readPage } from './list-page.ts'
import type { NotThere, RowRef } from './rows.ts'
import { redirects } from './schema.ts'
import { deleteMissingPath } from './statistics/missing-paths.ts'

const { createdAt, ...columns } = getTableColumns(redirects)

/** The newest first. */
async function listRedirects(tx: Database = db): Promise<Redirect[]> {
  const rows = await tx.select(columns).from(redirects).orderBy(desc(redirects.id))
  return rows.map(withMoment)
}

const source = {
  from: redirects,
  id: redirects.id,
  searchIn: [redirects.source, redirects.target],
  inOrder: [desc(redirects.id)],
}

/** A page of the redirects, the newest first. */
export const pageRedirects = (query: ListQuery): Promise<PageOf<Redirect>> =>
  readPage(source, query, async ({ where, orderBy }) => {
    const rows = await db
      .select(columns)
      .from(redirects)
      .where(where)
      .orderBy(...orderBy)
    return rows.map(withMoment)
  })

async function findRedirect(id: number, tx: Database = db): Promise<Redirect | undefined> {
  const [row] = await tx.select(columns).from(redirects).where(eq(redirects.id, id))
  return row && withMoment(row)
}

const withMoment = <Row extends { updatedAt: Date }>(row: Row) => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})

/** The target of each redirect by its source. */
export const findRedirects = perVersionOf([redirects], async () => {
  return new Map((await listRedirects()).map(({ source, target }) => [source, target]))
})

export async function addRedirect(
  editor: Editor,
  input: RedirectInput,
): Promise<Result<Redirect, 'circle' | Clash>> {
  const added = await edit(editor, async (tx) => {
    const { source, target } = input
    if (await isCircle(tx, input)) return refused('circle' as const)
    const [row] = await tx.insert(redirects).values({ source, target }).returning({
      id: redirects.id,
    })
    return ok(await there(tx, row?.id))
  })
  // A path that redirects is no longer missing.
  if (added.ok) await deleteMissingPath(added.value.source)
  return added
}

export async function updateRedirect(
  editor: Editor,
  id: number,
  input: RedirectInput,
): Promise<Result<Redirect, 'circle' | NotThere<Redirect> | Clash>> {
  return edit(editor, async (tx) => {
    const held = await hold(tx, { id, version: input.version })
    if (!held.ok) return held
    if (await isCircle(tx, input, id)) return refused('circle' as const)
    const { source, target } = input
    await tx.update(redirects).set({ source, target }).where(eq(redirects.id, id))
    return ok(await there(tx, id))
  })
}

export async function deleteRedirect(
  editor: Editor,
  row: RowRef,
): Promise<Result<{ change: string }, NotThere<Redirect> | Clash>> {
  return edit(editor, async (tx, change) => {
    const held = await hold(tx, row)
    if (!held.ok) return held
    await tx.delete(redirects).where(eq(redirects.id, row.id))
    return ok({ change })
  })
}

async function hold(
  tx: Database,
  { id, version }: RowRef,
): Promise<Result<Redirect, NotThere<Redirect>>> {
  await tx.select({ id: redirects.id }).from(redirects).where(eq(redirects.id, id)).for('update')
  const row = await findRedirect(id, tx)
  if (!row) return refused('missing')
  return isStale(row, version) ? refused({ stale: row }) : ok(row)
}

/** Whether this redirect would complete a loop. */
async function isCircle(
  tx: Database,
  { source, target }: RedirectInput,
  id?: number,
): Promise<boolean> {
  const others = (await listRedirects(tx)).filter((redirect) => redirect.id !== id)
  const all = new Map(others.map((other) => [other.source, other.target]))
  all.set(source, target)
  return follow(all, source) === undefined
}

async function there(tx: Database, id = 0): Promise<Redirect> {
  const row = await findRedirect(id, tx)
  if (!row) throw new Error('a row that was written is there')
  return row
}
