type Row = { id: number }

/** Which one to read on with, when this one and others are gone: the next, or else the one before. */
export function nextRequest<Request extends Row>(
  requests: Request[],
  id: number,
  gone: Row[],
): Request | undefined {
  const at = requests.findIndex((request) => request.id === id)
  const stays = (request: Request) => !gone.some((other) => other.id === request.id)
  if (at < 0) return undefined
  return requests.slice(at).find(stays) ?? requests.slice(0, at).findLast(stays)
}
