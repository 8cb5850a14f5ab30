import { useSyncExternalStore } from 'react'
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/** Where a page tells that the prices of a stay got no answer. */
export const noAnswerId = 'geen-antwoord'

/** A navigation that gets no answer, because the network or the server is away. */
type Unanswered = 'waits' | 'tries again' | undefined

const patienceMs = 15_000

let unanswered: Unanswered
const listeners = new Set<() => void>()

function tell(next: Unanswered): void {
  unanswered = next
  for (const listener of listeners) listener()
}

export function useUnanswered(): Unanswered {
  return useSyncExternalStore(subscribe, readUnanswered, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const readUnanswered = (): Unanswered => unanswered

/** Runs a navigation that had no answer once more. */
export function tryAgain(navigate: () => void): void {
  tell('tries again')
  navigate()
}

/**
 * Keeps the page that is shown if the next one gets no answer: that navigation waits until it is tried again, or
 * until another one takes its place. A late answer still counts.
 */
export const waitForAnswer: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request: { signal } },
  next,
) => {
  const isReplaced = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  )
  let isTold = false
  const tellOnce = () => {
    isTold = true
    tell('waits')
  }
  const late = setTimeout(tellOnce, patienceMs)

  const results = await Promise.race([next(), isReplaced])
  clearTimeout(late)
  if (results && Object.values(results).some(isWithoutAnswer)) {
    tellOnce()
    await isReplaced
  }
  if (!(isTold && unanswered === 'tries again')) tell(undefined)
  return results || {}
}

function isWithoutAnswer({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error') return false
  return isFailedFetch(result) || awayStatuses.has((result as { status?: unknown })?.status)
}

/** A request or a script that fails is a `TypeError` as our own faults are, so only its words tell. */
const isFailedFetch = (result: unknown) =>
  result instanceof TypeError && failedFetch.test(result.message)

/** What Chromium, Firefox and Safari say. */
const failedFetch =
  /^(failed to fetch|network ?error|load failed|error (in input stream|loading dynamically imported module)|importing a module script failed|the (network|internet) connection)/i

const awayStatuses = new Set<unknown>([502, 503, 504])
