import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '#app/ui/button.tsx'
import { Sheet } from './sheet.tsx'

function Filters() {
  const [open, setOpen] = useState(false)

  return (
    <>
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
