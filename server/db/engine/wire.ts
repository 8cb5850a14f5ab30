import type { Socket } from 'node:net'
import type { ClientBase } from 'pg'

type Wire = { connection: { stream: Socket }; readyForQuery?: boolean }

/** The socket of a connection, and whether it awaits a result: pg has both, its types do not. */
export function wireOf(client: ClientBase): Wire {
  return client as unknown as Wire
}
