import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchSelect } from './search-select.tsx'

const options = [
  { value: '', label: 'Luchthaven: alle' },
  { value: 'AMS', label: 'AMS · Schiphol', count: 5 },
  { value: 'DUS', label: 'DUS · Düsseldorf', count: 2 },
]

function Choice() {
  const [value, setValue] = useState('AMS')
  return (
    <>
      <SearchSelect label="Luchthaven" options={options} value={value} onChoose={setValue} />
      <p data-testid="chosen">{value}</p>
    </>
  )
}

test('an option is found by a part of its name, regardless of accents, and chosen by Enter', async () => {
  const screen = await render(<Choice />)
  const field = screen.getByRole('combobox', { name: 'Luchthaven' })
  await expect.element(field).toHaveValue('AMS · Schiphol')

  await field.fill('dusseldorf')
  await expect.element(screen.getByRole('option', { name: /Düsseldorf/ })).toBeVisible()
  expect(screen.getByRole('option').elements()).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByTestId('chosen')).toHaveTextContent('DUS')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

test('Escape keeps the choice, and without a match it says so', async () => {
  const screen = await render(<Choice />)
  const field = screen.getByRole('combobox', { name: 'Luchthaven' })
  await field.fill('parijs')
  await expect.element(screen.getByText('Niets gevonden.')).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await expect.element(field).toHaveValue('AMS · Schiphol')
  await field.click()
  await screen.getByRole('option', { name: 'Luchthaven: alle' }).click()
  await expect.element(screen.getByTestId('chosen')).toBeEmptyDOMElement()
})
