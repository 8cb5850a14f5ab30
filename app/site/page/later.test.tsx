import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
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
