import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Modal } from './modal.tsx'

function Page({ type }: { type: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input
        aria-label="Prijs"
        type={type}
        defaultValue="9,20"
        onKeyDown={({ key }) => key === 'F9' && setOpen(true)}
      />
      <Modal open={isOpen} onClose={() => setOpen(false)} label="Log opnieuw in" look="">
        <input aria-label="Wachtwoord" />
        <button type="button" onClick={() => setOpen(false)}>
          Sluit
        </button>
      </Modal>
    </>
  )
}

test.each(['text', 'email'])(
  'once it is closed, typing goes on in the field of %s where it was',
  async (type) => {
    const screen = await render(<Page type={type} />)
    const field = screen.getByLabelText('Prijs')
    await field.click()
    await userEvent.keyboard('{Control>}a{/Control}{F9}')
    await screen.getByLabelText('Wachtwoord').fill('geheim')
    await screen.getByRole('button', { name: 'Sluit' }).click()

    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('14,25')
    await expect.element(field).toHaveValue('14,25')
  },
)
