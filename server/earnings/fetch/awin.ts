import { setTimeout as sleep } from 'node:timers/promises'
import type { ToldConversion } from '#domain/earnings/conversion/told-conversion.ts'
import type {
  FetchAnswer,
  FetchAsk,
  NetworkAdapter,
  ToldByAdvertiser,
} from '#domain/earnings/fetch/adapter.ts'
import { newestOf, readAwinTransaction } from '#domain/earnings/fetch/awin-transaction.ts'
import { type FetchWindow, halvesOf, windowsOf } from '#domain/earnings/fetch/fetch-window.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { type FetchFailure, fetchOutside, type Outside } from '#server/outside/fetch-outside.ts'
import { callPace } from './call-pace.ts'

// As documented: docs/decisions/0054-transactions-of-awin.md.

const host = 'api.awin.com'
const maxDays = 31
const dateTypes = ['transaction', 'validation', 'amendment'] as const

/** One answer. What is larger is asked for in halves. No redirect: the token is for this host alone. */
const limits = { ms: 60_000, bytes: 8_000_000, redirects: 0 }
const briefly = { ...limits, ms: 20_000 }

/** Below the 20 of one user, so that somebody can try the token meanwhile, some times a minute. */
const callsPerMinute = 16

const maxTries = 3
const retryMs = 5_000
/** Awin documents no Retry-After: its calls are counted by the minute. */
const throttledMs = 60_000
const maxThrottledMs = 120_000

const words: Record<FetchFailure, string> = {
  address: 'Het adres van Awin is geen openbaar adres.',
  private: 'Het adres van Awin leidt naar een eigen netwerk.',
  name: `De naam ${host} is niet te vinden.`,
  connection: 'Awin gaf geen heel antwoord: de verbinding brak af.',
  certificate: 'Awin heeft geen geldig certificaat.',
  slow: 'Awin gaf niet op tijd antwoord.',
  large: 'Awin gaf een te groot antwoord, ook voor een uur.',
  redirects: 'Awin stuurt door naar een ander adres. Daar geven we de sleutel niet.',
}

type Wait = (ms: number) => Promise<unknown>

type Elsewhere = { base?: string; outside?: Outside; wait?: Wait }

/** @param elsewhere for tests: where to ask, by which network, and how to wait */
export function awin({
  base = `https://${host}`,
  outside,
  wait = sleep,
}: Elsewhere = {}): NetworkAdapter {
  const mayCall = callPace(callsPerMinute, wait)

  /** Everything of one window, or why not. Half an answer is none. */
  async function readWindow(
    ask: FetchAsk,
    dateType: string,
    window: FetchWindow,
  ): Promise<Result<unknown[], string>> {
    const answer = await call(addressOf(base, ask, dateType, window), ask)
    if (answer.ok || answer.why !== words.large) return answer
    const halves = halvesOf(window)
    if (!halves) return answer
    const found: unknown[] = []
    for (const half of halves) {
      const part = await readWindow(ask, dateType, half)
      if (!part.ok) return part
      found.push(...part.value)
    }
    return ok(found)
  }

  async function call(
    address: string,
    { token, isBrief = false }: FetchAsk,
  ): Promise<Result<unknown[], string>> {
    let why = ''
    const most = isBrief ? 1 : maxTries
    for (let tried = 1; tried <= most; tried++) {
      if (!isBrief) await mayCall()
      const wanted = { accept: 'application/json', authorization: `Bearer ${token}` }
      const answer = await fetchOutside(address, isBrief ? briefly : limits, wanted, outside)
      if (!answer.ok) {
        why = words[answer.why]
        if (answer.why !== 'connection' && answer.why !== 'slow') break
        if (tried < most) await wait(retryMs)
        continue
      }
      const { status, bytes, retryAfter } = answer.value
      const body = jsonOf(bytes)
      if (status === 200 && Array.isArray(body)) return ok(body)
      why = failureOf(status, body, token)
      if (status === 429 && tried < most) await wait(throttledFor(retryAfter))
      else if ((status === 200 || status >= 500) && tried < most) await wait(retryMs)
      else break
    }
    return refused(why)
  }

  return {
    network: 'awin',
    host,
    async fetch(ask) {
      const newest = new Map<string, Map<string, ToldConversion>>()
      const foreign = new Map<string, Set<unknown>>()
      const unread = new Set<string>()
      const soFar = (failure: string | null): FetchAnswer => ({
        advertisers: byAdvertiser(newest, foreign),
        unread: unread.size,
        failure,
      })
      for (const dateType of dateTypes) {
        const since = dateType === 'transaction' ? ask.bookedSince : ask.changedSince
        for (const window of windowsOf(since, ask.now, maxDays)) {
          const answer = await readWindow(ask, dateType, window)
          // The rest would fail alike. What came whole is kept, and all is asked again the next time.
          if (!answer.ok) return soFar(answer.why)
          for (const given of answer.value) {
            const read = readAwinTransaction(given)
            if (!read) unread.add(JSON.stringify(given))
            else if ('foreign' in read)
              mapOf(foreign, read.foreign, () => new Set()).add(idOf(given))
            else {
              const known = mapOf(newest, read.advertiser, () => new Map())
              known.set(read.told.number, newestOf(known.get(read.told.number), read.told))
            }
          }
        }
      }
      return soFar(null)
    },
  }
}

function addressOf(
  base: string,
  { publisher }: FetchAsk,
  dateType: string,
  { from, until }: FetchWindow,
): string {
  const query = new URLSearchParams({
    startDate: from.toISOString().slice(0, 19),
    endDate: until.toISOString().slice(0, 19),
    timezone: 'UTC',
    dateType,
    showBasketProducts: 'true',
  })
  return `${base}/publishers/${encodeURIComponent(publisher)}/transactions/?${query}`
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

const maxWords = 200

/** In the words of Awin if it gave any, and never with the token. */
function failureOf(status: number, body: unknown, token: string): string {
  if (status === 200) return 'Awin gaf geen heel antwoord: het was geen lijst van transacties.'
  const { description, error } = (body ?? {}) as Record<string, unknown>
  const said = [description, error].find((text) => typeof text === 'string' && text.trim() !== '')
  const quoted = said
    ? ` Awin zegt: ‘${String(said).replaceAll(token, '…').replaceAll(/\s+/g, ' ').trim().slice(0, maxWords)}’.`
    : ''
  if (status === 401) return `Awin weigert de sleutel (401).${quoted}`
  if (status === 403) return `De sleutel mag niet bij deze uitgever (403).${quoted}`
  if (status === 404) return `Awin kent deze uitgever niet (404).${quoted}`
  if (status === 429) return `Awin vindt dat we te veel vragen (429).${quoted}`
  return `Awin antwoordt met ${status}.${quoted}`
}

/** By the header, in seconds or as a date, and never longer than we want to wait. */
function throttledFor(retryAfter: string | undefined): number {
  const given = retryAfter?.trim() ?? ''
  const ms = /^\d+$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - Date.now()
  return Number.isNaN(ms) ? throttledMs : Math.min(Math.max(ms, 1_000), maxThrottledMs)
}

function byAdvertiser(
  newest: Map<string, Map<string, ToldConversion>>,
  foreign: Map<string, Set<unknown>>,
): FetchAnswer['advertisers'] {
  const numbers = new Set([...newest.keys(), ...foreign.keys()])
  return new Map(
    [...numbers].map((number): [string, ToldByAdvertiser] => [
      number,
      {
        told: [...(newest.get(number)?.values() ?? [])],
        foreign: foreign.get(number)?.size ?? 0,
      },
    ]),
  )
}

const idOf = (given: unknown) => String((given as { id: unknown }).id)

function mapOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
