import type { Parking } from './parking.ts'

/** Names reserved for examples (RFC 2606). The links of the built-in parkings lead to them. */
const exampleHost = /^https?:\/\/(?:[^/?#@]*\.)?example\.(?:com|net|org)(?:[:/?#]|$)/i

/** Whether a parking is built in: nobody can book at its provider. */
export function isExample({ affiliateUrl }: Pick<Parking, 'affiliateUrl'>): boolean {
  return exampleHost.test(affiliateUrl)
}
