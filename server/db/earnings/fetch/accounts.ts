import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { type FetchRun, nightsFailed } from '#domain/earnings/fetch/fetch-run.ts'
import type { Fetching, FetchingInput, TokenState } from '#domain/earnings/fetch/fetching.ts'
import { fetchedNetworks } from '#domain/earnings/fetch/fetching.ts'
import type { Network } from '#domain/earnings/programme/network.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { seal, unseal } from '#server/access/seal.ts'
import { noteEvent } from '#server/db/changes/note-event.ts'
import { type Database, db } from '#server/db/client.ts'
import {
  fetchRuns,
  networkAccounts,
  networkTokens,
  programmes,
} from '#server/db/earnings/tables.ts'
import { type Clash, type Editor, edit, isStale } from '#server/db/editing.ts'
import { listJobRuns } from '#server/db/system/job-runs.ts'
import { env } from '#server/env.ts'

/** The job that fetches. */
export const fetchJob = 'fetch-conversions'

const maxShown = 5
/** Nights that fail are counted as far back. */
const maxRead = 60

/** How a programme is fetched, without the token; undefined if there is no such programme. */
export async function findFetching(programmeId: number): Promise<Fetching | undefined> {
  const [programme] = await db.select().from(programmes).where(eq(programmes.id, programmeId))
  if (!programme) return undefined
  const { network, accountId, isFetched, version, networkNumber } = programme
  const [account] = accountId
    ? await db.select().from(networkAccounts).where(eq(networkAccounts.id, accountId))
    : []
  const runs = account ? await listRuns(account.id) : []
  return {
    version,
    network,
    canFetch: fetchedNetworks.includes(network),
    hasKey: env.SECRETS_KEY !== undefined,
    hasNumber: networkNumber !== null && networkNumber.trim() !== '',
    isFetched,
    account: account
      ? {
          id: account.id,
          publisher: account.publisher,
          ...(await readToken(account.id)),
          others: await namesOfOthers(account.id, programmeId),
        }
      : null,
    runs: runs.slice(0, maxShown),
    nightsFailed: nightsFailed(runs),
    isDue: (await listJobRuns()).some(({ name, waiting }) => name === fetchJob && waiting > 0),
  }
}

async function readToken(
  accountId: number,
): Promise<{ token: TokenState; tokenSetAt: string | null }> {
  const [kept] = await db.select().from(networkTokens).where(eq(networkTokens.accountId, accountId))
  if (!kept) return { token: 'none', tokenSetAt: null }
  const isReadable = (await unseal(kept.token)) !== undefined
  return { token: isReadable ? 'set' : 'unreadable', tokenSetAt: kept.setAt.toISOString() }
}

/** The newest first. */
export async function listRuns(accountId: number): Promise<FetchRun[]> {
  const rows = await db
    .select()
    .from(fetchRuns)
    .where(eq(fetchRuns.accountId, accountId))
    .orderBy(desc(fetchRuns.at), desc(fetchRuns.id))
    .limit(maxRead)
  return rows.map(({ at, failure, counts }) => ({ at: at.toISOString(), failure, counts }))
}

async function namesOfOthers(accountId: number, programmeId: number): Promise<string[]> {
  const others = await db
    .select({ name: programmes.name })
    .from(programmes)
    .where(and(eq(programmes.accountId, accountId), ne(programmes.id, programmeId)))
    .orderBy(asc(programmes.name))
  return others.map(({ name }) => name)
}

/** Undefined without a token, or with one that no key of this server opens. */
export async function findToken(accountId: number): Promise<string | undefined> {
  const [kept] = await db.select().from(networkTokens).where(eq(networkTokens.accountId, accountId))
  return kept && unseal(kept.token)
}

export async function findAccount(network: Network, publisher: string, tx: Database = db) {
  const [account] = await tx
    .select()
    .from(networkAccounts)
    .where(and(eq(networkAccounts.network, network), eq(networkAccounts.publisher, publisher)))
  return account
}

export type NotFetched = 'missing' | 'stale' | 'network' | 'key' | 'token' | 'number' | Clash

/** Saves how a programme is fetched: its account, which it may share, and a new token if there is one. */
export async function saveFetching(
  editor: Editor,
  programmeId: number,
  { version, publisher, isFetched, token }: FetchingInput,
): Promise<Result<null, NotFetched>> {
  return edit(editor, async (tx): Promise<Result<null, NotFetched>> => {
    const [programme] = await tx
      .select()
      .from(programmes)
      .where(eq(programmes.id, programmeId))
      .for('update')
    if (!programme) return refused('missing')
    if (isStale(programme, version)) return refused('stale')
    const { network, networkNumber } = programme
    if (!fetchedNetworks.includes(network)) return refused('network')
    if (!env.SECRETS_KEY && (isFetched || token !== undefined)) return refused('key')
    if (isFetched && !networkNumber?.trim()) return refused('number')

    const account =
      (await findAccount(network, publisher, tx)) ?? (await add(tx, network, publisher))
    if (token !== undefined) {
      await keepToken(tx, account.id, token)
      await noteToken(tx, editor, 'token', account.id, publisher)
    }
    if (isFetched && token === undefined) {
      const [kept] = await tx
        .select()
        .from(networkTokens)
        .where(eq(networkTokens.accountId, account.id))
      if (!kept || (await unseal(kept.token, tx)) === undefined) return refused('token')
    }
    if (programme.accountId !== account.id || programme.isFetched !== isFetched) {
      await tx
        .update(programmes)
        .set({ accountId: account.id, isFetched })
        .where(eq(programmes.id, programmeId))
    }
    return ok(null)
  })
}

async function add(tx: Database, network: Network, publisher: string): Promise<{ id: number }> {
  const [account] = await tx
    .insert(networkAccounts)
    .values({ network, publisher })
    .returning({ id: networkAccounts.id })
  if (!account) throw new Error('a row that was inserted is returned')
  return account
}

async function keepToken(tx: Database, accountId: number, token: string): Promise<void> {
  const sealed = { token: await seal(token, tx), setAt: new Date() }
  await tx
    .insert(networkTokens)
    .values({ accountId, ...sealed })
    .onConflictDoUpdate({ target: networkTokens.accountId, set: sealed })
}

/** Forgets the token of an account. What is fetched by it fails from then on, until there is another. */
export async function wipeToken(
  editor: Editor,
  { id, publisher }: { id: number; publisher: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(networkTokens)
      .where(eq(networkTokens.accountId, id))
      .returning({ accountId: networkTokens.accountId })
    if (gone.length > 0) await noteToken(tx, editor, 'tokenWiped', id, publisher)
  })
}

/** Who did it, and to which account. Never the token. */
const noteToken = (
  tx: Database,
  editor: Editor,
  action: 'token' | 'tokenWiped',
  subjectId: number,
  publisher: string,
) => noteEvent(editor, { action, subject: 'network_accounts', subjectId, after: { publisher } }, tx)

/** The accounts that a programme is fetched by, with those programmes. */
export async function listFetchedAccounts() {
  const rows = await db
    .select({ account: networkAccounts, programme: programmes })
    .from(programmes)
    .innerJoin(networkAccounts, eq(networkAccounts.id, programmes.accountId))
    .where(
      and(
        eq(programmes.isFetched, true),
        eq(programmes.isSample, false),
        isNotNull(programmes.networkNumber),
      ),
    )
    .orderBy(asc(networkAccounts.id), asc(programmes.id))
  return [...Map.groupBy(rows, ({ account }) => account.id).values()].flatMap((group) => {
    const [first] = group
    return first ? [{ ...first.account, programmes: group.map(({ programme }) => programme) }] : []
  })
}
