import { type ContactStatus, contactStatus } from './contact-status.ts'

type Row = { id: number }

/** The first request of this status from this place in the list, or else the nearest before it. */
export function nextLike<Request extends Parameters<typeof contactStatus>[0]>(
  status: ContactStatus,
  requests: Request[],
  place: number,
): Request | undefined {
  const isLike = (request: Request) => contactStatus(request) === status
  return requests.slice(place).find(isLike) ?? requests.slice(0, place).findLast(isLike)
}

/** The request to open after this one and others are removed: the next, or else the previous. */
export function nextRequest<Request extends Row>(
  requests: Request[],
  id: number,
  removed: Row[],
): Request | undefined {
  const index = requests.findIndex((request) => request.id === id)
  const stays = (request: Request) => !removed.some((other) => other.id === request.id)
  if (index < 0) return undefined
  return requests.slice(index).find(stays) ?? requests.slice(0, index).findLast(stays)
}
