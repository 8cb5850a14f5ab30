import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { idleOrSign } from './when-idle.ts'

/**
 * A part of a page whose script comes when it is drawn. In the server's HTML it is there at once; that
 * HTML stays as it is until the script has come, also when that takes several tries. A part that a visitor asked
 * for says so if its script does not come.
 *
 * Memoized: if its parent rendered it again meanwhile, React would replace that HTML by nothing.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const bring = async () => {
    loaded ??= await load()
    return loaded
  }
  const Patient = lazy(async () => ({ default: await untilLoaded(bring) }))

  const ServerPart = memo((props: Props) => {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Patient)
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })

  function AskedPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>(tried)

    function tried(): ComponentType<Props> {
      const orNotice = () => bring().catch(() => () => <NotLoaded onRetry={() => setPart(tried)} />)
      return loaded ?? lazy(async () => ({ default: await orNotice() }))
    }

    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }

  return function Later(props: Props) {
    const [isServerHtml] = useState(!useHydrated())
    return isServerHtml ? <ServerPart {...props} /> : <AskedPart {...props} />
  }
}

/** A part of the frame of every page, whose script comes when the browser is idle. */
export function laterWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return later(async () => {
    await idleOrSign()
    return untilLoaded(load)
  })
}

/** Tries until it succeeds, in the browser. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (import.meta.env.SSR) throw error
      await nextTry()
    }
  }
}

/** When the connection is back, or the visitor does something. */
function nextTry(): Promise<Event> {
  return new Promise((resolve) => {
    for (const sign of ['online', 'pointerdown', 'keydown']) {
      window.addEventListener(sign, resolve, { once: true })
    }
  })
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])

  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 p-4 text-ink-soft">
      <span>Geen verbinding.</span>
      <button type="button" className="min-h-11 font-semibold text-ink underline" onClick={onRetry}>
        Probeer opnieuw
      </button>
    </div>
  )
}
