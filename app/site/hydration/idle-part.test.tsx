import { startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { RendersAgain, serverHtml } from '#test/server-html.tsx'
import { keepEarlyClicks } from './early-clicks.tsx'
import { idlePart } from './idle-part.tsx'

/** As the page does it. */
keepEarlyClicks()

function Counter() {
  const [count, setCount] = useState(2)
  return (
    <main>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} personen
      </button>
    </main>
  )
}

test('the HTML of the server stays, and each click before the script has come is repeated', async () => {
  const script = Promise.withResolvers<typeof Counter>()
  const OnServer = idlePart(async () => Counter)
  const Idle = idlePart(() => script.promise)
  const root = await serverHtml(<RendersAgain Part={OnServer} />)
  const button = root.querySelector('button')

  button?.click()
  const hydrated = hydrateRoot(root, <RendersAgain Part={Idle} />)
  await expect.poll(() => root.querySelector('h1')?.textContent).toBe('In de browser')
  button?.click()
  script.resolve(Counter)

  await expect.poll(() => button?.textContent).toBe('4 personen')
  expect(root.querySelector('button')).toBe(button)
  button?.click()
  await expect.poll(() => button?.textContent).toBe('5 personen')
  hydrated.unmount()
})

test('a navigation keeps the page before it until the script has come', async () => {
  const script = Promise.withResolvers<typeof Counter>()
  const Idle = idlePart(() => script.promise)
  function Navigation() {
    const [isHere, setIsHere] = useState(false)
    if (isHere) return <Idle />
    return (
      <button type="button" onClick={() => startTransition(() => setIsHere(true))}>
        Verder
      </button>
    )
  }
  const screen = await render(<Navigation />)

  await screen.getByRole('button', { name: 'Verder' }).click()
  await expect.element(screen.getByRole('button', { name: 'Verder' })).toBeVisible()
  script.resolve(Counter)

  await expect.element(screen.getByRole('button', { name: '2 personen' })).toBeVisible()
})

test('a script that did not come is asked for again', async () => {
  let tries = 0
  const Idle = idlePart(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return Counter
  })

  await expect(Idle.preload()).rejects.toThrow('Failed to fetch')
  expect(await Idle.preload()).toBe(Counter)
  expect(tries).toBe(2)
})
