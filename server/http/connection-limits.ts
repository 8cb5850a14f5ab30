/** For what Node does before anything of ours is asked. */
export const connectionLimits = {
  /** Ours says it in our own words (refuse-malformed.ts). */
  requireHostHeader: false,
  headersTimeout: 30_000,
  /** Longer than the slowest upload that server/http/read-bytes.ts waits for. */
  requestTimeout: 20 * 60_000,
  connectionsCheckingInterval: 5_000,
}
