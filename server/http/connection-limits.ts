/** Limits that Node enforces before our own code sees a request. */
export const connectionLimits = {
  /** refuse-malformed.ts answers this itself, in Dutch. */
  requireHostHeader: false,
  headersTimeout: 30_000,
  /** Longer than the slowest upload that server/http/read-bytes.ts allows. */
  requestTimeout: 20 * 60_000,
  connectionsCheckingInterval: 5_000,
}
