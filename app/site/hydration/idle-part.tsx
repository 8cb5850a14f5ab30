import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { whenNeeded } from '#domain/text/when-needed.ts'
import { repeatEarlyClicks } from './early-clicks.ts'
import { untilLoaded } from './later.tsx'
import { idleOrSign } from './when-idle.ts'

/**
 * A part of a page whose script comes when the browser is idle, or at the first sign of a visitor. The
 * server's HTML stays as it is until then. A navigation waits for the script, so `preload` it there.
 */
export function idlePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loaded = whenNeeded(() => untilLoaded(load))
  const Part = lazy(async () => ({ default: await loaded() }))
  const Waiting = lazy(async () => {
    await idleOrSign()
    return { default: await loaded() }
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
  return Object.assign(IdlePart, { preload: loaded })
}

function Hydrated() {
  useEffect(() => void repeatEarlyClicks(), [])
  return null
}
