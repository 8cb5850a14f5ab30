import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { keepRole } from '#app/admin/api/role.ts'
import type { ListRules } from '#domain/admin/list-view.ts'
import type { AdminMedia } from '#domain/media/media.ts'
import { answerCalls } from '#test/calls.ts'
import { aMedia } from '#test/fixtures.ts'
import { pagesFrom } from '#test/list-calls.ts'
import { holdTransfers } from '#test/transfers.ts'
import { PictureField } from './picture-field.tsx'

afterEach(() => vi.unstubAllGlobals())

const library = [
  aMedia({ id: 1, name: 'schiphol.jpg', url: '/images/luchthaven-schiphol.svg' }),
  aMedia({ id: 2, name: 'terrein.jpg', url: '/images/parking-self-1.svg' }),
]
const submitted = vi.fn()

function Form() {
  const [value, setValue] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <PictureField
        label="Afbeelding URL"
        name="imageUrl"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    </form>
  )
}

/** How the server finds the pictures. */
const rules: ListRules<AdminMedia> = { searchIn: ({ name, alt }) => [name, alt] }

async function open(...more: AdminMedia[][]) {
  answerCalls({ 'GET /api/admin/media': pagesFrom(rules, library, ...more) })
  const transfers = holdTransfers()
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <Form />
    </QueryClientProvider>,
  )
  await screen.getByRole('button', { name: 'Kies uit mediabibliotheek' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Kies een afbeelding' })
  await expect.element(dialog.getByRole('button', { name: /schiphol/ })).toBeVisible()
  return { screen, dialog, transfers, field: screen.getByLabelText('Afbeelding URL') }
}

test('choosing a picture puts its address in the field', async () => {
  const { dialog, field } = await open()
  await dialog.getByRole('searchbox').fill('terr')
  await expect.element(dialog.getByRole('button', { name: /schiphol/ })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: /terrein/ }).click()

  await expect.element(field).toHaveValue('/images/parking-self-1.svg')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an admin who may not change anything is not offered the library', async () => {
  keepRole('reader')
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <Form />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByLabelText('Afbeelding URL')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  keepRole(undefined)
})

test('Enter in the search does not submit the form around it', async () => {
  const { dialog } = await open()
  await dialog.getByRole('searchbox').fill('terr')
  await userEvent.keyboard('{Enter}')

  await expect.element(dialog).toBeVisible()
  expect(submitted).not.toHaveBeenCalled()
})

test('a file can be uploaded in the dialog, then chosen', async () => {
  const added = aMedia({ id: 3, name: 'nieuw.jpg', url: '/images/parking-self-2.svg' })
  const { dialog, transfers, field } = await open([added, ...library])
  const input = document.querySelector<HTMLInputElement>('dialog input[type=file]')
  await userEvent.upload(input ?? document.body, new File(['x'], 'nieuw.jpg'))
  await expect.poll(() => transfers).toHaveLength(1)
  transfers[0]?.answer(201, added)

  await dialog.getByRole('button', { name: /^nieuw.jpg 320/ }).click()
  await expect.element(field).toHaveValue('/images/parking-self-2.svg')
})
