type Row = { id: number }

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
