import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Loaded } from './loaded.tsx'

function show(value: string | Promise<string>) {
  return render(
    <MemoryRouter>
      <Loaded value={value} loading="Blogberichten laden..." failed={<p>Niet gelukt</p>}>
        {(text) => <p>{text}</p>}
      </Loaded>
    </MemoryRouter>,
  )
}

test('a value renders at once', async () => {
  const screen = await show('Vroeg boeken')

  await expect.element(screen.getByText('Vroeg boeken')).toBeVisible()
})

test('a promise shows the loading text, and then its value', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const screen = await show(promise)

  await expect.element(screen.getByRole('status')).toHaveTextContent('Blogberichten laden...')

  resolve('Vroeg boeken')
  await expect.element(screen.getByText('Vroeg boeken')).toBeVisible()
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
})

test('a rejected promise shows the error', async () => {
  const screen = await show(Promise.reject(new Error('503: stuk')))

  await expect.element(screen.getByText('Niet gelukt')).toBeVisible()
})
