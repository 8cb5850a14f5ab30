import type { Result } from '#domain/form/result.ts'
import { shortQueue } from '#server/short-queue.ts'
import { networkOf } from './address.ts'

/**
 * A render takes tens of milliseconds of the main thread. While one waits for the database another one runs, and one
 * that waits for long gives its place away. In the pause between two of them come all other requests: those that need
 * no render, and connections, of which Node accepts one per turn of its event loop.
 */
const renders = shortQueue({
  ...{ atOnce: 2, pauseMs: 5, longestMs: 300 },
  ...{ maxLength: 50, maxPerSender: 20 },
})

/** Renders when it is this sender's turn. Refuses at once when too many wait already. A form comes before pages. */
export const renderInTurn = <Rendered>(
  { address, isForm = false }: { address: string; isForm?: boolean },
  render: () => Promise<Rendered>,
): Promise<Result<Rendered, 'full'>> =>
  renders.inTurn({ from: networkOf(address), hasPriority: isForm }, render)

/** Whether a new page would be refused, whoever asks for it. */
export const areRendersFull = (): boolean => renders.isFull()

/** How a refused request is answered. A browser asks for a page again by itself: a form it would lose. */
export function answerBusy({ path, isForm = false }: { path: string; isForm?: boolean }): {
  status: number
  headers: Record<string, string>
  body: string
} {
  const text = 'Het is even druk. Probeer het zo opnieuw.'
  const isCall = path.startsWith('/api/')
  return {
    status: 503,
    headers: {
      'content-type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
      ...(isCall || isForm ? {} : { refresh: '2' }),
    },
    body: isCall ? JSON.stringify({ error: text }) : `${text}\n`,
  }
}
