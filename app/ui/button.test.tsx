import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

test('a busy button says so, keeps focus and does nothing', async () => {
  const save = vi.fn()
  const send = vi.fn((event: React.FormEvent) => event.preventDefault())
  const screen = await render(
    <form onSubmit={send}>
      <Button type="submit" busy="Opslaan..." onClick={save}>
        Opslaan
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Opslaan...' })

  await button.click({ force: true })

  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})
