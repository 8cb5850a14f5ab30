import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from '#app/ui/field/text-field.tsx'
import { ok, refused } from '#domain/form/result.ts'
import { withLapsedSession } from '#test/lapsed-session.ts'
import { reload } from '#test/reload.ts'
import { AskDialog } from './ask-dialog.tsx'
import { useTyped } from './use-typed.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const call = vi.fn<(name: string) => Promise<void>>()

function Ask({ onClose }: { onClose: () => void }) {
  const typed = useTyped('ask', { name: '' }, ['name'])
  return (
    <AskDialog
      title="Een naam"
      action={{ rest: 'Opslaan', busy: 'Opslaan...' }}
      typed={{ in: typed, unsaved: 'Naam niet opgeslagen' }}
      check={() =>
        typed.fields.name === '' ? refused({ name: ['Vul een naam in'] }) : ok(typed.fields.name)
      }
      call={call}
      failed="De naam is niet opgeslagen."
      onClose={onClose}
      onDone={onClose}
    >
      {(errors) => (
        <>
          <TextField {...typed.text('name')} label="Naam" errors={errors.name} />
          <TextField name="password" type="password" label="Wachtwoord" />
        </>
      )}
    </AskDialog>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Ask onClose={() => setOpen(false)} />}
    </>
  )
}

const Site = createRoutesStub([{ path: '/', Component: Page }])

async function open() {
  withLapsedSession()
  const screen = await render(<Site />)
  await screen.getByRole('button', { name: 'Open' }).click()
  const save = screen.getByRole('button', { name: 'Opslaan' })
  const back = screen.getByText('Je tekst staat er weer.')
  return { screen, name: screen.getByLabelText('Naam'), save, back }
}

test('after a reload what is typed is back and said to be, until it is taken away; a password is not', async () => {
  const first = await open()
  await expect.element(first.back).not.toBeInTheDocument()
  await first.name.fill('Kerst')
  await first.screen.getByLabelText('Wachtwoord').fill('geheim123')
  expect(JSON.stringify(sessionStorage)).toContain('Kerst')
  expect(JSON.stringify(sessionStorage)).not.toContain('geheim123')
  await reload(first.screen)

  const second = await open()
  await expect.element(second.back).toBeVisible()
  await expect.element(second.name).toHaveValue('Kerst')
  await expect.element(second.screen.getByLabelText('Wachtwoord')).toHaveValue('')
  await second.screen.getByRole('button', { name: 'Weg ermee' }).click()
  await expect.element(second.name).toHaveValue('')
  await second.name.fill('Nieuwjaar')
  await expect.element(second.back).not.toBeInTheDocument()
})

test('a failure says that what is typed is safe, and whether the connection is gone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  call.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce()
  const { screen, name, save } = await open()
  await name.fill('Kerst')
  await save.click()

  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'Niet gelukt. Je hebt geen verbinding. De naam is niet opgeslagen. Probeer het later opnieuw. Wat je typte, staat er nog.',
    )
  await expect.element(name).toHaveValue('Kerst')
  await save.click()
  await expect.element(name).not.toBeInTheDocument()
  expect(call).toHaveBeenLastCalledWith('Kerst')
})

test('a failure is in sight on a phone, where the last field is', async () => {
  await page.viewport(390, 320)
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { screen, name } = await open()
  await name.fill('Kerst')
  const password = screen.getByLabelText('Wachtwoord')
  await password.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Niet gelukt.')).toBeInViewport({ ratio: 1 })
  await page.viewport(1280, 900)
})

test('what is wrong with a field is said until it is changed', async () => {
  const { screen, name, save } = await open()
  await save.click()
  await expect.element(screen.getByText('Vul een naam in')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await name.fill('Kerst')
  await expect.element(screen.getByText('Vul een naam in')).not.toBeInTheDocument()
})

test('while it is saved, it neither closes nor sends twice', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  call.mockReset().mockReturnValueOnce(promise)
  const { name } = await open()
  await name.fill('Kerst')
  await userEvent.keyboard('{Enter}{Enter}{Escape}')
  await expect.element(name).toHaveValue('Kerst')
  expect(call).toHaveBeenCalledOnce()
  resolve()
  await expect.element(name).not.toBeInTheDocument()
})
