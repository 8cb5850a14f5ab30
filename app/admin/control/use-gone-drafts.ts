import { useEffect } from 'react'
import { admin } from '#app/admin/api/api.ts'
import type { CheckQueue } from '#domain/check/check-queue.ts'
import { entriesOf } from './control-entry.ts'

/** Forgets what was typed for a thing that a colleague answered. What is only not asked today stays. */
export function useGoneDrafts(
  queue: CheckQueue | undefined,
  typedKeys: string[],
  takeAway: (key: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each reading of the queue
  useEffect(() => {
    if (!queue) return
    const here = new Set(entriesOf(queue).map(({ key }) => key))
    for (const key of typedKeys) if (!here.has(key)) void forgetIfGone(key)
  }, [queue])

  async function forgetIfGone(key: string) {
    const asked = admin.get(`/api/admin/checks/due?key=${encodeURIComponent(key)}`, { quiet: true })
    // Asked again at the next reading.
    const answer = await asked.catch(() => undefined)
    if (answer?.isDue === false) takeAway(key)
  }
}
