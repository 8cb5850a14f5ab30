import { useSyncExternalStore } from 'react'
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

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

/** The browser has no better name for a request or a script that fails than `TypeError`. */
function isWithoutAnswer({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error') return false
  return result instanceof TypeError || awayStatuses.has((result as { status?: unknown })?.status)
}

const awayStatuses = new Set<unknown>([502, 503, 504])
