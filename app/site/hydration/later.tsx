import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { idleOrSign } from './when-idle.ts'

/**
 * A part of a page whose script comes when it is drawn. In the server's HTML it is there at once; that
 * HTML stays as it is until the script has come, also when that takes several tries. A part that is drawn later
 * says so if its script does not come.
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
      const retry = () =>
        bring().then(
          () => setPart(tried),
          () => undefined,
        )
      const orNotice = () => bring().catch(() => () => <NotLoaded onRetry={retry} />)
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

/** A part that shows nothing, so that nobody misses it. */
export function laterInSilence<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return later(() => untilLoaded(load))
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

const signs = ['online', 'pointerdown', 'keydown']

/** When the connection is back, or the visitor does something. */
function nextTry(): Promise<Event> {
  return new Promise((resolve) => {
    for (const sign of signs) {
      window.addEventListener(sign, resolve, { once: true })
    }
  })
}

/** It stays in its place until the part is there: a server that was away comes back without a sign. */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const listening = new AbortController()
    for (const sign of signs) window.addEventListener(sign, onRetry, { signal: listening.signal })
    return () => listening.abort()
  }, [onRetry])

  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 p-4 text-ink-soft">
      <span>
        {navigator.onLine ? 'De site antwoordt even niet.' : 'Geen verbinding.'} Een deel van deze
        pagina ontbreekt nog.
      </span>
      <button type="button" className="min-h-11 font-semibold text-ink underline" onClick={onRetry}>
        Probeer opnieuw
      </button>
    </div>
  )
}
