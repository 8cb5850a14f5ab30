import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextField } from './text-field.tsx'

test('the hint describes its field', async () => {
  const screen = await render(<TextField label="Slug" name="slug" hint="Kleine letters." />)
  const field = screen.getByLabelText('Slug')

  await expect.element(field).toHaveAccessibleDescription('Kleine letters.')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test('errors replace the hint, and mark the field as invalid', async () => {
  const screen = await render(
    <TextField
      label="Slug"
      name="slug"
      hint="Kleine letters."
      errors={['Slug is verplicht', 'Slug mag alleen kleine letters bevatten']}
    />,
  )
  const field = screen.getByLabelText('Slug')

  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(field)
    .toHaveAccessibleDescription('Slug is verplicht Slug mag alleen kleine letters bevatten')
  await expect.element(screen.getByText('Kleine letters.')).not.toBeInTheDocument()
})

test('native attributes are passed to the input', async () => {
  const screen = await render(
    <TextField label="E-mail" name="email" type="email" autoComplete="email" maxLength={80} />,
  )
  const field = screen.getByLabelText('E-mail')

  await expect.element(field).toHaveAttribute('type', 'email')
  await expect.element(field).toHaveAttribute('autocomplete', 'email')
  await expect.element(field).toHaveAttribute('maxlength', '80')
})

test('a field with several lines is a textarea with the same ARIA attributes', async () => {
  const screen = await render(
    <TextField label="Bericht" name="message" lines={6} errors={['Te kort']} />,
  )
  const field = screen.getByLabelText('Bericht')

  await expect.element(field).toHaveAttribute('rows', '6')
  await expect.element(field).toHaveAccessibleDescription('Te kort')
})
