import type { ComponentType, ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** An element with what the server renders, to hydrate. */
export async function serverHtml(node: ReactNode): Promise<HTMLElement> {
  const stream = await renderToReadableStream(node, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  await stream.allReady
  const root = document.createElement('div')
  root.innerHTML = await new Response(stream).text()
  document.body.append(root)
  return root
}

/** Whether React has taken over an element of the server's HTML. */
export function isHydrated(element: Element | null): boolean {
  return Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))
}

/** Renders its part a second time as soon as it is hydrated. */
export function RendersAgain({ Part }: { Part: ComponentType }) {
  return (
    <>
      <h1>{useHydrated() ? 'In de browser' : 'Op de server'}</h1>
      <Part />
    </>
  )
}
