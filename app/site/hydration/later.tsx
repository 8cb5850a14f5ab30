import { type ComponentType, lazy, memo, Suspense } from 'react'
import { idleOrSign } from './when-idle.ts'

/**
 * A part of a page whose script comes when it is drawn. In the server's HTML it is there at once; that
 * HTML stays as it is until the script has come, also when that takes several tries.
 *
 * Memoized: if its parent rendered it again meanwhile, React would replace that HTML by nothing.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await untilLoaded(load) }))

  return memo(function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}

/** A part of the frame of every page, whose script comes when the browser is idle. */
export function laterWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return later(async () => {
    await idleOrSign()
    return load()
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
