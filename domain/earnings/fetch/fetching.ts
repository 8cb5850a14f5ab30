import { z } from 'zod'
import type { BasedOn } from '#domain/changes/editable.ts'
import type { Network } from '#domain/earnings/programme/network.ts'
import type { FetchRun } from './fetch-run.ts'

/** The networks whose documentation was read, and which are fetched by that. */
export const fetchedNetworks: readonly Network[] = ['awin']

export type TokenState =
  | 'none'
  | 'set'
  /** No key of this server opens it: it was sealed with another SECRETS_KEY. */
  | 'unreadable'

/** The account at a network by which a programme is fetched. Its token is never told. */
export type FetchAccount = {
  id: number
  publisher: string
  token: TokenState
  /** ISO 8601. */
  tokenSetAt: string | null
  /** The names of the other programmes that it is of. */
  others: string[]
}

/** How the conversions of a programme are fetched. */
export type Fetching = {
  /** Of the programme. */
  version: number
  network: Network
  /** Whether this network is fetched at all. */
  canFetch: boolean
  /** Whether the server has a SECRETS_KEY to keep a token with. */
  hasKey: boolean
  /** Whether the programme has the number by which the network tells it apart. */
  hasNumber: boolean
  isFetched: boolean
  account: FetchAccount | null
  /** The newest first, a few. */
  runs: FetchRun[]
  /** How many nights in a row it failed. */
  nightsFailed: number
  /** Whether a fetch is at work, or begins. */
  isDue: boolean
}

const publisher = z
  .string('Vul het nummer van de uitgever in')
  .trim()
  .regex(/^\d{1,15}$/, 'Het nummer van de uitgever bestaat uit cijfers')

/** As it is sent in a header: visible signs, without spaces. */
const token = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{10,500}$/, 'Dit lijkt geen sleutel van een netwerk: kopieer hem helemaal')

export type FetchingInput = BasedOn & {
  publisher: string
  isFetched: boolean
  /** A new one; without it the former is kept. */
  token?: string | undefined
}

export const fetchingSchema: z.ZodType<FetchingInput> = z.object({
  version: z.int().positive().optional(),
  publisher,
  isFetched: z.boolean(),
  token: z.preprocess((given) => (given === '' ? undefined : given), token.optional()),
}) as z.ZodType<FetchingInput>

export type TokenTry = { publisher: string; token?: string | undefined }

export const tokenTrySchema: z.ZodType<TokenTry> = z.object({
  publisher,
  token: z.preprocess((given) => (given === '' ? undefined : given), token.optional()),
}) as z.ZodType<TokenTry>

export const noToken =
  'Er is geen sleutel die deze server kan lezen. Typ de sleutel opnieuw, bij Ophalen van het programma.'

/** What an account that keeps failing is called in the list of things to do. */
export type FailingFetch = {
  accountId: number
  network: Network
  publisher: string
  nights: number
  failure: string
  /** It has none that this server can read: no night will succeed, so it is told at once. */
  lacksToken: boolean
  /** When a fetch succeeded last, as ISO 8601. */
  last: string | null
  /** A programme that it is of, and how many there are. */
  programme: { id: number; name: string }
  programmes: number
}

/** Advertiser numbers are compared without leading zeros: links have them, answers do not. */
export const advertiserOf = (number: string) => number.trim().replace(/^0+(?=\d)/, '')
