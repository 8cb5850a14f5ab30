import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { isHydrated, RendersAgain, serverHtml } from '#test/server-html.tsx'
import { later, laterInSilence } from './later.tsx'

const Part = ({ name }: { name: string }) => <p>Deel {name}</p>
const Nameless = () => <p>Deel</p>

/** Its script does not come the first time. */
function failsOnce() {
  let tries = 0
  return later(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return Part
  })
}

test('a part whose script does not come says so, and can be asked for again', async () => {
  const Later = failsOnce()
  const screen = await render(<Later name="een" />)
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('De site antwoordt even niet. Een deel van deze pagina ontbreekt nog.')
  await screen.getByRole('button', { name: 'Probeer opnieuw' }).click()

  await expect.element(screen.getByText('Deel een')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('its notice goes at the next thing that a visitor does, once the script comes', async () => {
  const Later = failsOnce()
  const screen = await render(<Later name="een" />)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))

  await expect.element(screen.getByText('Deel een')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('its notice stays in its place while the script is asked for in vain', async () => {
  let tries = 0
  const Later = later(async (): Promise<typeof Nameless> => {
    tries += 1
    throw new TypeError('Failed to fetch')
  })
  const screen = await render(<Later />)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  const notice = screen.getByRole('alert').element()
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(() => tries).toBeGreaterThan(1)

  expect(notice.isConnected).toBe(true)
})

test('a part that shows nothing waits for its script in silence', async () => {
  let tries = 0
  const Silent = laterInSilence(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return Nameless
  })
  const screen = await render(<Silent />)
  await expect.poll(() => tries).toBe(1)
  await expect
    .poll(() => {
      expect(screen.container.querySelector('[role=alert]')).toBeNull()
      window.dispatchEvent(new Event('online'))
      return screen.container.textContent
    })
    .toBe('Deel')
})

test('such a part comes by itself with the network', async () => {
  const Later = failsOnce()
  const screen = await render(<Later name="een" />)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  window.dispatchEvent(new Event('online'))

  await expect.element(screen.getByText('Deel een')).toBeVisible()
})

test('a part that the server drew waits for its script in silence', async () => {
  const LaterOnServer = later(async () => Nameless)
  let tries = 0
  const Later = later(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return Nameless
  })
  const root = await serverHtml(<LaterOnServer />)
  const html = root.querySelector('p')
  const hydrated = hydrateRoot(root, <Later />)
  await expect.poll(() => tries).toBe(1)
  expect(root.textContent).toBe('Deel')
  // Until the failure has been handled, nobody listens to the network.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'))
      return isHydrated(html)
    })
    .toBe(true)
  hydrated.unmount()
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
  const script = Promise.withResolvers<typeof Nameless>()
  const LaterOnServer = later(async () => Nameless)
  const Later = later(() => script.promise)
  const root = await serverHtml(<RendersAgain Part={LaterOnServer} />)
  const html = root.querySelector('p')

  const hydrated = hydrateRoot(root, <RendersAgain Part={Later} />)
  await expect.poll(() => root.querySelector('h1')?.textContent).toBe('In de browser')
  expect(root.querySelector('p')).toBe(html)

  script.resolve(Nameless)
  await expect.poll(() => isHydrated(html)).toBe(true)
  expect(root.querySelector('p')).toBe(html)
  hydrated.unmount()
})
