type Handler = (signal: NodeJS.Signals) => void

// Before the server listens there are no requests to finish, and unfinished work is as safe as in a
// power cut.
let handle: Handler = () => process.exit(0)

process.on('SIGTERM', (signal) => handle(signal)).on('SIGINT', (signal) => handle(signal))

/** Sets what happens on SIGTERM or SIGINT. */
export function onShutdown(handler: Handler): void {
  handle = handler
}
