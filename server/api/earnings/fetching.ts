import { z } from 'zod'
import type { NetworkAdapter } from '#domain/earnings/fetch/adapter.ts'
import type { FetchCount, FetchRun } from '#domain/earnings/fetch/fetch-run.ts'
import {
  type FetchAccount,
  type Fetching,
  type FetchingInput,
  fetchingSchema,
  tokenTrySchema,
} from '#domain/earnings/fetch/fetching.ts'
import { type Network, networks } from '#domain/earnings/programme/network.ts'
import type { FieldErrors } from '#domain/form/form.ts'
import { dayMs } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { counted } from '#domain/text/number.ts'
import type { AdminCall } from '#server/api/access/authenticate.ts'
import { answerOf, count, id, moment } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { idOf, invalidInput, problem, readInput } from '#server/api/json.ts'
import { db } from '#server/db/client.ts'
import {
  findAccount,
  findFetching,
  findToken,
  type NotFetched,
  saveFetching,
  wipeToken,
} from '#server/db/earnings/fetch/accounts.ts'
import { takeTurn } from '#server/db/statistics/visitors.ts'
import { adapters } from '#server/earnings/fetch/adapters.ts'

const path = '/api/admin/programmes/:id/fetching'

const fetching = answerOf<Fetching>({
  version: z.int().positive(),
  network: z.enum(keysOf(networks)),
  canFetch: z.boolean(),
  hasKey: z.boolean(),
  hasNumber: z.boolean(),
  isFetched: z.boolean(),
  account: answerOf<FetchAccount>({
    id,
    publisher: z.string(),
    token: z.enum(['none', 'set', 'unreadable']),
    tokenSetAt: moment.nullable(),
    others: z.array(z.string()),
  }).nullable(),
  runs: z.array(
    answerOf<FetchRun>({
      at: moment,
      failure: z.string().nullable(),
      counts: z.record(
        z.string(),
        answerOf<FetchCount>({
          added: count,
          changed: count,
          foreign: count.optional(),
          left: count.optional(),
        }),
      ),
    }),
  ),
  nightsFailed: count,
  isDue: z.boolean(),
})

export const read = call({
  method: 'GET',
  path,
  does: 'Zegt hoe de conversies van een programma worden opgehaald, en wat er de laatste keren van kwam. De sleutel staat er nooit in.',
  role: 'manager',
  answers: fetching,
  async handle(call) {
    const found = await findFetching(idOf(call))
    return found ? call.json(found) : notThere(call)
  },
})

export const save = call({
  method: 'PUT',
  path,
  does: 'Wijzigt hoe de conversies van een programma worden opgehaald. Zonder `token` blijft de sleutel die er is.',
  role: 'manager',
  reads: fetchingSchema,
  answers: fetching,
  async handle(call) {
    const input = await readInput(call, fetchingSchema, invalidInput)
    if (!input.ok) return input.why
    const saved = await saveFetching(call.get('admin'), idOf(call), input.value)
    if (!saved.ok) return refuse(call, saved.why)
    const found = await findFetching(idOf(call))
    return found ? call.json(found) : notThere(call)
  },
})

export const wipe = call({
  method: 'DELETE',
  path: `${path}/token`,
  does: 'Wist de sleutel van het account van een programma, ook voor de andere programma’s van dat account.',
  role: 'manager',
  answers: fetching,
  async handle(call) {
    const found = await findFetching(idOf(call))
    if (!found) return notThere(call)
    if (found.account) await wipeToken(call.get('admin'), found.account)
    const now = await findFetching(idOf(call))
    return now ? call.json(now) : notThere(call)
  },
})

/** Each is a call at the network, of which it takes few: with those of the nightly fetch, in all processes together. */
const triesPerMinute = 4

const mayTry = async (network: Network): Promise<boolean> =>
  (await db.transaction((tx) => takeTurn(tx, `fetch-try ${network}`, triesPerMinute, 1))) === 0

type Tried = { works: boolean; text: string }

export const tryToken = call({
  method: 'POST',
  path: `${path}/tries`,
  does: 'Vraagt het netwerk om de laatste dag, met de meegestuurde sleutel of anders met die van het account. Er wordt niets bewaard.',
  role: 'manager',
  reads: tokenTrySchema,
  answers: answerOf<Tried>({ works: z.boolean(), text: z.string() }),
  handle: answerTry,
})

async function answerTry(call: AdminCall): Promise<Response> {
  const input = await readInput(call, tokenTrySchema, invalidInput)
  if (!input.ok) return input.why
  const found = await findFetching(idOf(call))
  if (!found) return notThere(call)
  const adapter = adapters.find(({ network }) => network === found.network)
  if (!adapter) return refuse(call, 'network')
  const { publisher } = input.value
  const account = await findAccount(found.network, publisher)
  const token = input.value.token ?? (account && (await findToken(account.id)))
  if (token === undefined) return refuse(call, 'token')
  if (!(await mayTry(found.network))) {
    return problem(call, 429, 'Dat is vaak genoeg. Probeer het over een minuut weer.')
  }
  return call.json(await tried(adapter, publisher, token))
}

async function tried(adapter: NetworkAdapter, publisher: string, token: string): Promise<Tried> {
  const now = new Date()
  const bookedSince = new Date(now.getTime() - dayMs)
  // Later than now: what changed is not asked.
  const changedSince = new Date(now.getTime() + dayMs)
  const days = { now, bookedSince, changedSince }
  const answer = await adapter.fetch({ publisher, token, ...days, isBrief: true })
  if (answer.failure !== null) return { works: false, text: answer.failure }
  const booked = [...answer.advertisers.values()].reduce((sum, { told }) => sum + told.length, 0)
  const name = networks[adapter.network]
  return {
    works: true,
    text: `De sleutel werkt. ${name} noemt ${counted(booked, 'transactie', 'transacties')} van de laatste 24 uur.`,
  }
}

const notThere = (call: AdminCall) => problem(call, 404, 'Dit programma bestaat niet')

const howToKey =
  'Ophalen kan hier nog niet: de server heeft geen SECRETS_KEY om de sleutel mee te versleutelen. Zet die in .env op de server, en start de site opnieuw.'

function refuse(call: AdminCall, why: NotFetched): Response {
  const wrong = (fields: FieldErrors<FetchingInput>) => invalidInput(call, fields)
  if (why === 'missing') return notThere(call)
  if (why === 'network') return problem(call, 409, 'Bij dit netwerk halen we nog niet op')
  if (why === 'key') return problem(call, 409, howToKey)
  if (why === 'token') return wrong({ token: ['Vul de sleutel van het account in'] })
  if (why === 'number') {
    return wrong({ isFetched: ['Vul eerst het nummer van het programma in, en bewaar dat'] })
  }
  return problem(call, 409, 'Dit programma is intussen gewijzigd. Laad de pagina opnieuw.')
}
