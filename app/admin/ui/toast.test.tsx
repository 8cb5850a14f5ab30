import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#app/ui/button.tsx'
import { ToastProvider, useToast } from './toast.tsx'

function Saving() {
  const toast = useToast()

  return (
    <>
      <Button onClick={() => toast({ title: 'Opgeslagen', text: 'Rotterdam staat erin.' })}>
        Lukt
      </Button>
      <Button onClick={() => toast({ title: 'Fout', tone: 'error' })}>Mislukt</Button>
      <Button
        onClick={() =>
          toast({
            title: 'Verwijderd',
            action: { label: 'Ongedaan maken', onSelect: () => toast({ title: 'Teruggezet' }) },
          })
        }
      >
        Weg
      </Button>
    </>
  )
}

function renderSaving() {
  return render(
    <ToastProvider>
      <Saving />
    </ToastProvider>,
  )
}

test('a toast replaces the previous one', async () => {
  const screen = await renderSaving()
  const region = screen.getByRole('region', { name: 'Meldingen (F8)' })

  await screen.getByRole('button', { name: 'Lukt' }).click()
  await expect.element(region.getByText('Rotterdam staat erin.')).toBeVisible()

  await screen.getByRole('button', { name: 'Mislukt' }).click()
  await expect.element(region.getByText('Fout')).toBeVisible()
  await expect.element(region.getByRole('listitem')).toHaveLength(1)
})

test('F8 focuses the toast, and Sluiten dismisses it', async () => {
  const screen = await renderSaving()
  await screen.getByRole('button', { name: 'Lukt' }).click()
  const region = screen.getByRole('region', { name: 'Meldingen (F8)' })
  await expect.element(region.getByText('Opgeslagen')).toBeVisible()

  await userEvent.keyboard('{F8}')
  await expect.element(region.getByRole('list')).toHaveFocus()

  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(region.getByRole('button', { name: 'Sluiten' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(region.getByText('Opgeslagen')).not.toBeInTheDocument()
})

test("a toast's action works by keyboard, and may show the next toast", async () => {
  const screen = await renderSaving()
  await screen.getByRole('button', { name: 'Weg' }).click()
  const region = screen.getByRole('region', { name: 'Meldingen (F8)' })
  await expect.element(region.getByText('Verwijderd')).toBeVisible()

  await userEvent.keyboard('{F8}{Tab}{Tab}')
  await expect.element(region.getByRole('button', { name: 'Ongedaan maken' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(region.getByText('Teruggezet')).toBeVisible()
  await expect.element(region.getByText('Verwijderd')).not.toBeInTheDocument()
})
