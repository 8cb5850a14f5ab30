import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PriceField } from './price-field.tsx'

test('a comma is a decimal sign, also in a browser that accepts only a point', async () => {
  const screen = await render(<PriceField label="Prijs" name="price" />)
  const field = screen.getByLabelText('Prijs')

  await field.click()
  await userEvent.keyboard('24,95')
  await expect.element(field).toHaveValue(24.95)

  await userEvent.keyboard('{Control>}a{/Control}7.5')
  await expect.element(field).toHaveValue(7.5)
})

test('a pasted price keeps its cents', async () => {
  const screen = await render(<PriceField label="Prijs" name="price" />)
  const field = screen.getByLabelText('Prijs')
  await field.click()

  const clipboardData = new DataTransfer()
  clipboardData.setData('text', '€ 12,50')
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))

  await expect.element(field).toHaveValue(12.5)
})
