import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#app/ui/button.tsx'
import { Sheet } from './sheet.tsx'

function Filters() {
  const [open, setOpen] = useState(false)

  return (
    <>
      <a href="#elders">Elders</a>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        closeLabel="Filters sluiten"
        footer={<Button onClick={() => setOpen(false)}>Toon 3 parkeerterreinen</Button>}
      >
        <p>Soort parkeren</p>
      </Sheet>
    </>
  )
}

test.each(['Filters sluiten', 'Toon 3 parkeerterreinen'])(
  'the button %s closes the sheet',
  async (name) => {
    const screen = await render(<Filters />)
    const opener = screen.getByRole('button', { name: 'Filters' })
    await opener.click()

    const sheet = screen.getByRole('dialog', { name: 'Filters' })
    await expect.element(sheet).toBeVisible()
    await expect
      .poll(() => Math.round(sheet.element().getBoundingClientRect().bottom))
      .toBe(window.innerHeight)

    await screen.getByRole('button', { name }).click()
    await expect.element(screen.getByText('Soort parkeren')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  },
)

async function opened() {
  const screen = await render(<Filters />)
  await screen.getByRole('button', { name: 'Filters' }).click()
  await expect.element(screen.getByText('Soort parkeren')).toBeVisible()
  return screen
}

test('an open sheet has the focus and the page stays where it is, until that closes', async () => {
  const screen = await opened()
  const sheet = screen.getByRole('dialog').element()
  expect(sheet.matches(':modal')).toBe(true)
  expect(sheet.contains(document.activeElement)).toBe(true)
  expect(document.documentElement.style.overflow).toBe('hidden')

  await screen.getByRole('button', { name: 'Filters sluiten' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(document.documentElement.style.overflow).toBe('')
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a press beside it',
    () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } }),
  ],
])('%s closes the sheet, and the button that opened it has the focus', async (_, close) => {
  const screen = await opened()
  await close()

  await expect.element(screen.getByText('Soort parkeren')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
})

test('a sheet whose place is no longer shown closes when the window gets another size', async () => {
  const screen = await opened()
  window.dispatchEvent(new Event('resize'))
  await expect.element(screen.getByText('Soort parkeren')).toBeVisible()

  screen.container.style.display = 'none'
  window.dispatchEvent(new Event('resize'))
  await expect.poll(() => document.documentElement.style.overflow).toBe('')
  screen.container.style.display = ''
  await expect.element(screen.getByText('Soort parkeren')).not.toBeInTheDocument()
})

test('the page keeps the room of its scrollbar while a sheet is open', async () => {
  const root = document.documentElement
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(root.clientWidth + 15)
  const screen = await opened()
  expect(root.style.scrollbarGutter).toBe('stable')

  await screen.getByRole('button', { name: 'Filters sluiten' }).click()
  await expect.poll(() => root.style.scrollbarGutter).toBe('')
})
