import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { isHydrated, serverHtml } from '#test/server-html.tsx'
import { storeContext } from './store-context.tsx'

/** A page with a context of its own: two renderers may not share one. */
function aPage() {
  const [Chosen, useChosen] = storeContext<string[]>('useChosen', 'Chosen')

  function Page({ children }: { children: ReactNode }) {
    const [chosen, choose] = useState<string[]>([])
    return (
      <Chosen value={chosen}>
        <button type="button" onClick={() => choose([...chosen, 'A'])}>
          {chosen.length}
        </button>
        {children}
      </Chosen>
    )
  }
  return { Page, useChosen, Names: () => <p>{useChosen().join(' en ') || 'niets'}</p> }
}

test('a new value leaves a piece that is not hydrated yet as the server drew it, until it is', async () => {
  const script = Promise.withResolvers<{ default: ComponentType }>()
  const onServer = aPage()
  const inBrowser = aPage()
  const Piece = lazy(() => script.promise)
  const root = await serverHtml(
    <onServer.Page>
      <Suspense>
        <onServer.Names />
      </Suspense>
    </onServer.Page>,
  )
  const errors: unknown[] = []
  const hydrated = hydrateRoot(
    root,
    <inBrowser.Page>
      <Suspense>
        <Piece />
      </Suspense>
    </inBrowser.Page>,
    { onRecoverableError: (error) => errors.push(error) },
  )
  const piece = root.querySelector('p')
  const button = root.querySelector('button')
  await expect.poll(() => isHydrated(button)).toBe(true)

  button?.click()
  await expect.poll(() => button?.textContent).toBe('1')
  expect(root.querySelector('p')).toBe(piece)
  expect(piece?.textContent).toBe('niets')

  script.resolve({ default: inBrowser.Names })
  await expect.poll(() => piece?.textContent).toBe('A')
  expect(root.querySelector('p')).toBe(piece)
  expect(errors).toEqual([])
  hydrated.unmount()
})

test('a reader of a part is rendered when that part is another', async () => {
  const { Page, useChosen } = aPage()
  const seen: boolean[] = []
  function HasA() {
    seen.push(useChosen((chosen) => chosen.includes('A')))
    return null
  }
  const screen = await render(
    <Page>
      <HasA />
    </Page>,
  )
  const button = (name: string) => screen.getByRole('button', { name })
  await button('0').click()
  await expect.element(button('1')).toBeVisible()
  const renders = seen.length
  await button('1').click()
  await expect.element(button('2')).toBeVisible()

  expect([seen[0], seen.at(-1)]).toEqual([false, true])
  expect(seen).toHaveLength(renders)
})
