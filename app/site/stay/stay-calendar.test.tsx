import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StayBar } from './stay-bar.tsx'
import { useStay } from './use-stay.ts'

const today = '2026-11-20'

function Page() {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Elders {count}
      </button>
      <StayBar {...useStay(today)} />
    </>
  )
}

const Stub = createRoutesStub([{ path: '/parkeren/schiphol', Component: Page }])
const at = (query: string) => render(<Stub initialEntries={[`/parkeren/schiphol${query}`]} />)

const calendar = page.getByRole('dialog', { name: 'Kies je data' })
const openers = page.getByRole('button', { name: 'Kalender openen' })
const dropOff = page.getByLabelText('Auto brengen')
const pickUp = page.getByLabelText('Auto ophalen')
const day = (name: string) => calendar.getByRole('button', { name })
const shaded = () =>
  [...calendar.element().querySelectorAll('td.bg-selected')].map((cell) =>
    cell.getAttribute('data-day'),
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') })
  return page.viewport(1280, 900)
})
afterEach(() => vi.useRealTimers())

test('two months in Dutch, from today on, with weeks that start on Monday', async () => {
  await at('')
  await openers.first().click()

  await expect.element(calendar.getByRole('grid')).toHaveLength(2)
  await expect.element(calendar.getByRole('grid', { name: 'november 2026' })).toBeVisible()
  await expect.element(calendar.getByRole('grid', { name: 'december 2026' })).toBeVisible()
  expect(calendar.element().querySelector('th')?.textContent).toBe('ma')
  await expect.element(day('donderdag 19 november 2026')).toBeDisabled()
  await expect.element(day('Vandaag, vrijdag 20 november 2026')).toHaveFocus()
  await expect
    .element(calendar.getByRole('button', { name: 'Ga naar vorige maand' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('on a narrower screen it is one month, which steps', async () => {
  await page.viewport(800, 900)
  await at('')
  await openers.first().click()

  await expect.element(calendar.getByRole('grid')).toHaveLength(1)
  await calendar.getByRole('button', { name: 'Ga naar volgende maand' }).click()
  await expect.element(calendar.getByRole('grid', { name: 'december 2026' })).toBeVisible()
})

test('the mouse chooses the drop-off, then the pick-up; times stay as they were', async () => {
  await at('')
  await page.getByLabelText('Tijd van brengen').selectOptions('05:30')
  await openers.first().click()
  await expect.element(calendar.getByText('Kies de dag waarop je je auto brengt.')).toBeVisible()

  await day('zaterdag 12 december 2026').click()
  await expect.element(dropOff).toHaveValue('2026-12-12')
  await expect.element(pickUp).toHaveAttribute('min', '2026-12-12')
  await expect.element(calendar.getByText('Kies de dag waarop je je auto ophaalt.')).toBeVisible()

  await day('maandag 14 december 2026').hover()
  expect(shaded()).toEqual(['2026-12-12', '2026-12-13', '2026-12-14'])
  await expect.element(calendar.getByText('3 dagen')).toBeVisible()

  await day('zaterdag 19 december 2026').click()
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(pickUp).toHaveValue('2026-12-19')
  await expect.element(page.getByLabelText('Tijd van brengen')).toHaveValue('05:30')
  await expect.element(openers.first()).toHaveFocus()
})

test('what it enters is what the form sends', async () => {
  await at('')
  await openers.first().click()
  await day('zaterdag 12 december 2026').click()
  await day('zaterdag 19 december 2026').click()
  await page.getByRole('button', { name: 'Toon totaalprijs' }).click()

  await expect
    .element(page.getByText('8 dagen, de eerste en de laatste dag tellen mee.'))
    .toBeInTheDocument()
})

test('opened at the pick-up, it asks for that', async () => {
  await at('?van=2026-12-12&tot=2026-12-19')
  await openers.last().click()
  await expect.element(calendar.getByText('Kies de dag waarop je je auto ophaalt.')).toBeVisible()

  await day('woensdag 16 december 2026').click()
  await expect.element(dropOff).toHaveValue('2026-12-12')
  await expect.element(pickUp).toHaveValue('2026-12-16')
  await expect.element(openers.last()).toHaveFocus()
})

test('a drop-off after the pick-up clears it', async () => {
  await at('?van=2026-12-12&tot=2026-12-19')
  await openers.first().click()
  await day('zondag 20 december 2026').click()

  await expect.element(dropOff).toHaveValue('2026-12-20')
  await expect.element(pickUp).toHaveValue('')
})

test('the arrow keys and their neighbours move, Enter chooses', async () => {
  await at('?van=2026-12-16')
  await openers.first().click()
  await expect.element(day('woensdag 16 december 2026, geselecteerd')).toHaveFocus()

  for (const [key, name] of [
    ['ArrowRight', 'donderdag 17 december 2026'],
    ['ArrowDown', 'donderdag 24 december 2026'],
    ['ArrowLeft', 'woensdag 23 december 2026'],
    ['ArrowUp', 'woensdag 16 december 2026, geselecteerd'],
    ['Home', 'maandag 14 december 2026'],
    ['End', 'zondag 20 december 2026'],
    ['PageDown', 'woensdag 20 januari 2027'],
    ['PageUp', 'zondag 20 december 2026'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(day(name)).toHaveFocus()
  }

  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(dropOff).toHaveValue('2026-12-20')
  await expect.element(pickUp).toHaveValue('2026-12-22')
})

test('a stay ends within a year', async () => {
  await at('')
  await openers.first().click()
  await day('zaterdag 12 december 2026').click()

  const next = calendar.getByRole('button', { name: 'Ga naar volgende maand' })
  while (next.element().getAttribute('aria-disabled') !== 'true') await next.click()
  await expect.element(day('zaterdag 11 december 2027')).toBeEnabled()
  await expect.element(day('zondag 12 december 2027')).toBeDisabled()
})

test('Escape closes it and enters nothing', async () => {
  await at('?van=2026-12-16')
  await openers.first().click()
  await expect.element(day('woensdag 16 december 2026, geselecteerd')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Escape}')

  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(openers.first()).toHaveFocus()
  await expect.element(dropOff).toHaveValue('2026-12-16')
})

test('a click elsewhere closes it, and does what it does there', async () => {
  await at('')
  await openers.first().click()
  await expect.element(calendar).toBeVisible()
  await page.getByRole('button', { name: 'Elders 0' }).click()

  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Elders 1' })).toBeVisible()
})

test('its button opens it, and closes it again', async () => {
  await at('')
  await openers.first().click()
  await expect.element(openers.first()).toHaveAttribute('aria-expanded', 'true')
  await openers.first().click()

  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(openers.first()).toHaveAttribute('aria-expanded', 'false')
})

test('who tabs out of it leaves it behind', async () => {
  await at('')
  await openers.first().click()
  await expect.element(day('Vandaag, vrijdag 20 november 2026')).toHaveFocus()
  await userEvent.tab()

  await expect.element(page.getByLabelText('Tijd van brengen')).toHaveFocus()
  await expect.element(calendar).not.toBeInTheDocument()
})

test('on a phone there are only the native dates', async () => {
  await page.viewport(390, 844)
  await at('')
  await page.getByText('Kies data').click()

  await expect.element(dropOff).toBeVisible()
  await expect.element(openers).not.toBeInTheDocument()
})
