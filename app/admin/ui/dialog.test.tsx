import { StrictMode, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from './dialog.tsx'

function Deletion() {
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button onClick={() => setOpen(true)}>Verwijderen</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        urgent
        title="Luchthaven verwijderen"
        text="Weet je het zeker?"
        actions={<Button onClick={() => setOpen(false)}>Annuleren</Button>}
      />
    </>
  )
}

async function openDialog() {
  const screen = await render(
    <StrictMode>
      <Deletion />
    </StrictMode>,
  )
  const opener = screen.getByRole('button', { name: 'Verwijderen' })
  const dialog = screen.getByRole('alertdialog', { name: 'Luchthaven verwijderen' })
  await opener.click()
  await expect.element(dialog).toBeVisible()
  return { screen, opener, dialog }
}

test('a dialog has a title and makes the page inert', async () => {
  const { screen, dialog } = await openDialog()

  await expect.element(dialog).toHaveAccessibleDescription('Weet je het zeker?')
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')

  await screen.getByRole('button', { name: 'Annuleren' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
})

test('Escape closes it and returns focus', async () => {
  const { opener, dialog } = await openDialog()

  await userEvent.keyboard('{Escape}')

  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a click outside closes it, a click inside does not', async () => {
  const { screen, dialog } = await openDialog()

  await screen.getByText('Weet je het zeker?').click()
  await expect.element(dialog).toBeVisible()

  await dialog.click({ position: { x: 50, y: -50 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
})
