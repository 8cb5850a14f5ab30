import { createHmac } from 'node:crypto'
import { derive, fingerprint } from '#server/access/seal.ts'
import { env } from '#server/env.ts'

/** That somebody was erased, without saying who: only a key of the site can make the hash again. */
export type Erasure = { hash: string; key: string; at: Date }

type Hashed = Pick<Erasure, 'hash' | 'key'>

/** The keys of the site, the present one first. Without SECRETS_KEY there is none. */
const keys = () =>
  env.SECRETS_KEY ? [env.SECRETS_KEY, env.SECRETS_KEY_OLD].filter((key) => key !== undefined) : []

const nameOf = (key: string) => fingerprint(key).slice(0, 12)

/** The hash of an address with each key, that of the present one first. */
export function hashesOf(email: string): Hashed[] {
  const address = email.trim().toLowerCase()
  return keys().map((key) => ({
    key: nameOf(key),
    hash: createHmac('sha256', derive(key, 'erasure')).update(address).digest('base64url'),
  }))
}

/** Whether a key of the site made the hash, so that its person can be recognized. */
export const isReadable = ({ key }: Erasure): boolean => keys().map(nameOf).includes(key)

/** Each hash once, with its last moment. */
export function merged(erasures: Erasure[]): Erasure[] {
  const byHash = new Map<string, Erasure>()
  for (const erasure of erasures) {
    const known = byHash.get(erasure.hash)
    if (!known || known.at < erasure.at) byHash.set(erasure.hash, erasure)
  }
  return [...byHash.values()].sort((one, other) => one.at.getTime() - other.at.getTime())
}
