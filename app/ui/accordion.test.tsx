import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Accordion } from './accordion.tsx'

const items = [
  { id: 1, question: 'Hoe vroeg?', answer: <p>Twee uur vooraf.</p> },
  { id: 2, question: 'Hoe duur?', answer: <p>Vanaf een tientje.</p> },
]

test('one item is open at a time, and can be closed again', async () => {
  const screen = await render(<Accordion name="vragen" items={items} />)
  const first = screen.getByText('Twee uur vooraf.')
  const second = screen.getByText('Vanaf een tientje.')

  await screen.getByText('Hoe vroeg?').click()
  await expect.element(first).toBeVisible()

  await screen.getByText('Hoe duur?').click()
  await expect.element(second).toBeVisible()
  await expect.element(first).not.toBeVisible()

  await screen.getByText('Hoe duur?').click()
  await expect.element(second).not.toBeVisible()
})
