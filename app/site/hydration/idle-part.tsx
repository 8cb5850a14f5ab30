import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { repeatEarlyClicks } from './early-clicks.tsx'
import { untilLoaded } from './later.tsx'
import { idleOrSign } from './when-idle.ts'

/**
 * The content of a page, whose script comes when the browser is idle, or at the first sign of a visitor. The
 * server's HTML stays as it is until then. A navigation waits for the script `beside` its data.
 */
export function idlePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let asked: Promise<ComponentType<Props>> | undefined
  /** What failed is asked for again the next time. */
  function preload(): Promise<ComponentType<Props>> {
    asked ??= load().catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
  const Part = lazy(async () => ({ default: await untilLoaded(preload) }))
  const Waiting = lazy(async () => {
    await idleOrSign()
    return { default: await untilLoaded(preload) }
  })

  // Memoized for the same reason as in `later`.
  const ServerPart = memo((props: Props) => (
    <Suspense>
      <Waiting {...props} />
      <Hydrated />
    </Suspense>
  ))

  function IdlePart(props: Props) {
    const [isServerHtml] = useState(!useHydrated())
    return isServerHtml ? <ServerPart {...props} /> : <Part {...props} />
  }
  return Object.assign(IdlePart, {
    preload,
    /** What a loader gives, once the script is there too. */
    async beside<Data>(data: Data | Promise<Data>): Promise<Data> {
      const [given] = await Promise.all([data, preload()])
      return given
    },
  })
}

function Hydrated() {
  useEffect(() => void repeatEarlyClicks(), [])
  return null
}
