import type { ListState } from '#domain/admin/list-view.ts'
import type { ContactStatus } from './contact-status.ts'

/** In the address; without a status the inbox opens on what is open. */
export const anyStatus = 'alle'

/** The chosen status. A search for which none was chosen goes through all messages. */
export function inboxStatus({ q, filters }: ListState): ContactStatus | typeof anyStatus {
  const fallback = q.trim() === '' ? 'open' : anyStatus
  return (filters.status || fallback) as ContactStatus | typeof anyStatus
}

/** What the server is asked: of the open messages, who waits longest comes first. */
export function askedOf(state: ListState): ListState {
  const status = inboxStatus(state)
  return {
    ...state,
    ...(status === 'open' && state.sort === null && { sort: 'waiting' }),
    filters: { ...state.filters, status: status === anyStatus ? '' : status },
  }
}
