import { useState } from 'react'
import { createRoutesStub, Link } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { withLapsedSession } from '#test/lapsed-session.ts'
import { reload } from '#test/reload.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { useTyped } from './use-typed.ts'

afterEach(() => sessionStorage.clear())

function Note({ onClose }: { onClose: () => void }) {
  const { fields, set, discard } = useTyped('note', { day: '1', text: 'Oud' }, ['text'])
  return (
    <>
      <Dialog open title="Notitie" onClose={discard.before(onClose)}>
        <input
          aria-label="Tekst"
          value={fields.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <button type="button" onClick={() => set({ day: '2' })}>
          Dag {fields.day}
        </button>
        <Link to="/elders">Elders</Link>
      </Dialog>
      <DiscardDialog discard={discard} title="Notitie niet opgeslagen" onDiscard={onClose} />
    </>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Note onClose={() => setOpen(false)} />}
    </>
  )
}

const Site = createRoutesStub([
  { path: '/', Component: Page },
  { path: '/elders', Component: () => <h1>Elders</h1> },
])

async function open() {
  const screen = await render(<Site />)
  await screen.getByRole('button', { name: 'Open' }).click()
  const asked = screen.getByRole('alertdialog', { name: 'Notitie niet opgeslagen' })
  return { screen, asked, text: screen.getByLabelText('Tekst') }
}

test('closing asks about what is typed, and about nothing else', async () => {
  const { screen, asked, text } = await open()
  await screen.getByRole('button', { name: 'Dag 1' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(text).not.toBeInTheDocument()

  await screen.getByRole('button', { name: 'Open' }).click()
  await text.fill('Nieuw')
  await userEvent.keyboard('{Escape}')
  await asked.getByRole('button', { name: 'Verder schrijven' }).click()
  await expect.element(text).toHaveValue('Nieuw')
  await screen.getByRole('link', { name: 'Elders' }).click()
  await screen.getByRole('button', { name: 'Blijf hier' }).click()
  await userEvent.keyboard('{Escape}')
  await asked.getByRole('button', { name: 'Niet opslaan' }).click()
  await expect.element(text).not.toBeInTheDocument()

  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(text).toHaveValue('Oud')
})

test('after a reload it is there again, with what was chosen, of this account alone', async () => {
  withLapsedSession()
  const first = await open()
  await first.text.fill('Nieuw')
  await first.screen.getByRole('button', { name: 'Dag 1' }).click()
  await reload(first.screen)

  const second = await open()
  await expect.element(second.text).toHaveValue('Nieuw')
  await expect.element(second.screen.getByRole('button', { name: 'Dag 2' })).toBeVisible()
  await reload(second.screen)

  sessionStorage.setItem('adminCredentials', '{"username":"joris","password":"ppk"}')
  const other = await open()
  await expect.element(other.text).toHaveValue('Oud')
})
