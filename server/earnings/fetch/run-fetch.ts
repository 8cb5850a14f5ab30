import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { FetchAnswer, NetworkAdapter } from '#domain/earnings/fetch/adapter.ts'
import {
  type FetchCounts,
  isSunday,
  keyOfAdvertiser,
  sinceWhen,
  unreadKey,
} from '#domain/earnings/fetch/fetch-run.ts'
import { advertiserOf, noToken } from '#domain/earnings/fetch/fetching.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { dayMs } from '#domain/text/date.ts'
import { type Database, db } from '#server/db/client.ts'
import { storeConversions } from '#server/db/earnings/conversion/store-conversions.ts'
import {
  findToken,
  type listFetchedAccounts,
  listRuns,
} from '#server/db/earnings/fetch/accounts.ts'
import { fetchRuns, programmes } from '#server/db/earnings/tables.ts'
import { logAs } from '#server/db/editing.ts'

type FetchedAccount = Awaited<ReturnType<typeof listFetchedAccounts>>[number]

export type FetchOutcome = { added: number; changed: number; failure: string | null }

/** Runs are kept so long. */
const keptDays = 400

/**
 * Fetches what is new for all programmes of one account, and keeps what came of it. Half of what was asked is saved too:
 * the next time all is asked again, and what is known changes nothing.
 */
export async function runFetch(
  account: FetchedAccount,
  adapter: NetworkAdapter,
  now: Date,
): Promise<FetchOutcome> {
  const { id, publisher } = account
  const token = await findToken(id)
  const answer: FetchAnswer =
    token === undefined
      ? { advertisers: new Map(), unread: 0, failure: noToken }
      : await adapter.fetch({ publisher, token, now, ...(await asked(account, now)) })

  return db.transaction(async (tx) => {
    const counts = await store(tx, account, answer, now)
    const { failure } = answer
    await tx.insert(fetchRuns).values({ accountId: id, at: now, failure, counts })
    const old = lt(fetchRuns.at, new Date(now.getTime() - keptDays * dayMs))
    await tx.delete(fetchRuns).where(and(eq(fetchRuns.accountId, id), old))
    return { ...sumOf(counts), failure }
  })
}

/** A programme that is fetched for the first time is asked from the start, and everything is on Sundays. */
async function asked({ id, programmes: fetched }: FetchedAccount, now: Date) {
  const done = (await listRuns(id)).filter(({ failure }) => failure === null)
  const isFirst = fetched.some((programme) => !done.some(({ counts }) => counts[programme.id]))
  const [last] = done
  return sinceWhen(last && new Date(last.at), now, isFirst || isSunday(now))
}

async function store(
  tx: Database,
  { network, programmes: fetched }: FetchedAccount,
  { advertisers, unread }: FetchAnswer,
  now: Date,
): Promise<FetchCounts> {
  await logAs(tx, { id: null, username: `Ophalen bij ${networks[network]}` }, randomUUID())
  const counts: FetchCounts = {}
  const taken = new Set<string>()
  for (const programme of fetched) {
    const number = advertiserOf(programme.networkNumber ?? '')
    const { told, foreign } = (!taken.has(number) && advertisers.get(number)) || {
      told: [],
      foreign: 0,
    }
    taken.add(number)
    const { added, changed } = await storeConversions(tx, programme.id, told, 'fetch', now)
    counts[programme.id] = { added, changed, ...(foreign > 0 && { foreign }) }
  }
  const known = await knownAdvertisers(tx, network)
  for (const [number, { told, foreign }] of advertisers) {
    const left = told.length + foreign
    if (known.has(number) || left === 0) continue
    counts[keyOfAdvertiser(number)] = { added: 0, changed: 0, left }
  }
  if (unread > 0) counts[unreadKey] = { added: 0, changed: 0, left: unread }
  return counts
}

/** Of programmes that are not fetched too: somebody chose that. */
async function knownAdvertisers(tx: Database, network: FetchedAccount['network']) {
  const rows = await tx
    .select({ number: programmes.networkNumber })
    .from(programmes)
    .where(and(eq(programmes.network, network), isNotNull(programmes.networkNumber)))
  return new Set(rows.map(({ number }) => advertiserOf(number ?? '')))
}

function sumOf(counts: FetchCounts): { added: number; changed: number } {
  const all = Object.values(counts)
  return {
    added: all.reduce((sum, { added }) => sum + added, 0),
    changed: all.reduce((sum, { changed }) => sum + changed, 0),
  }
}
