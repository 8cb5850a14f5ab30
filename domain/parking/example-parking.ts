import type { Parking } from './parking.ts'

/** Names reserved for examples (RFC 2606). The links of the built-in parkings lead to them. */
const exampleHost = /^https?:\/\/(?:[^/?#@]*\.)?example\.(?:com|net|org)(?:[:/?#]|$)/i

/** Whether a parking is built in: nobody can book at its provider. */
export function isExample({ affiliateUrl }: Pick<Parking, 'affiliateUrl'>): boolean {
  return exampleHost.test(affiliateUrl)
}

type Linked = Pick<Parking, 'affiliateUrl'>

/** One built-in parking and one other, if they are among these: enough to tell which kinds there are. */
export function examplesAmong(parkings: Linked[]): Linked[] {
  const one = [parkings.find(isExample), parkings.find((parking) => !isExample(parking))]
  return one.flatMap((parking) => (parking ? [{ affiliateUrl: parking.affiliateUrl }] : []))
}
