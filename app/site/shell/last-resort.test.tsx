import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LastResort, Sorry } from './last-resort.tsx'

function Broken(): never {
  throw new Error('Stuk')
}

test('a page for errors that fails too says so in Dutch, without the error', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const screen = await render(
    <LastResort instead={<Sorry />}>
      <Broken />
    </LastResort>,
  )

  await expect
    .element(screen.getByRole('main'))
    .toHaveTextContent('Excuus, dit ligt aan ons. Opnieuw proberen')
  await expect.element(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  expect(complained).toHaveBeenCalled()
  complained.mockClear()
  expect(screen.container.textContent).not.toContain('Stuk')
})
