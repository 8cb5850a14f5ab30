import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { isHydrated, serverHtml } from '#test/server-html.ts'
import { later } from './later.tsx'

const Part = ({ name }: { name: string }) => <p>Deel {name}</p>

test('a part is drawn when its script has come, also after a failure', async () => {
  let tries = 0
  const Later = later(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return Part
  })
  const screen = await render(<Later name="een" />)
  await expect.poll(() => tries).toBe(1)
  await expect.element(screen.getByText('Deel een')).not.toBeInTheDocument()

  window.dispatchEvent(new Event('online'))

  await expect.element(screen.getByText('Deel een')).toBeVisible()
})

test('the HTML of the server has it in its place', async () => {
  const Later = later(async () => Part)
  const stream = await renderToReadableStream(
    <main>
      <Later name="twee" />
    </main>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady

  const html = await new Response(stream).text()
  expect(html).toMatch(/<main>(<!--.*?-->)*<p>Deel (<!-- -->)?twee<\/p>(<!--.*?-->)*<\/main>/)
})

test('the HTML of the server stays when its parent renders again before the script has come', async () => {
  const script = Promise.withResolvers<typeof Part>()
  const LaterOnServer = later(async () => Part)
  const Later = later(() => script.promise)
  const root = await serverHtml(<Parent Later={LaterOnServer} />)
  const html = root.querySelector('p')

  const hydrated = hydrateRoot(root, <Parent Later={Later} />)
  await expect.poll(() => root.querySelector('h1')?.textContent).toBe('In de browser')
  expect(root.querySelector('p')).toBe(html)

  script.resolve(Part)
  await expect.poll(() => isHydrated(html)).toBe(true)
  expect(root.querySelector('p')).toBe(html)
  hydrated.unmount()
})

/** Renders again as soon as it is hydrated. */
function Parent({ Later }: { Later: ReturnType<typeof later<{ name: string }>> }) {
  return (
    <main>
      <h1>{useHydrated() ? 'In de browser' : 'Op de server'}</h1>
      <Later name="drie" />
    </main>
  )
}
