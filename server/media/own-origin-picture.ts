import { env } from '#server/env.ts'

/** Whether an address is one of this site itself, written in full. */
export const isOwnOrigin = (address: string): boolean =>
  URL.parse(address)?.origin === new URL(env.SITE_URL).origin
