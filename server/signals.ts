type Leave = (signal: NodeJS.Signals) => void

// Until the site listens nobody waits for an answer, and what is half done survives as it does a
// power cut.
let leave: Leave = () => process.exit(0)

process.on('SIGTERM', (signal) => leave(signal)).on('SIGINT', (signal) => leave(signal))

/** What the process does from now on when it is asked to leave. */
export function leaveBy(way: Leave): void {
  leave = way
}
