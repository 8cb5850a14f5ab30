import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeSwitch } from './theme-switch.tsx'

/** As in the head of every page: see theme-head.tsx. */
const owned = ['light', 'dark'].map((theme) => {
  const style = document.createElement('style')
  style.dataset.theme = theme
  return style
})

beforeEach(() => document.head.append(...owned))
afterEach(() => {
  for (const style of owned) style.remove()
})

const media = () => owned.map((style) => style.media)
const following = [
  'screen and (prefers-color-scheme: light)',
  'screen and (prefers-color-scheme: dark)',
]
const choice = (name: string) => page.getByRole('group', { name: 'Weergave' }).getByLabelText(name)

test('without a choice the system decides', async () => {
  await render(<ThemeSwitch />)

  await expect.element(choice('Automatisch')).toBeChecked()
})

test('a chosen theme applies on screen at once, and is kept on this device', async () => {
  await render(<ThemeSwitch />)

  await choice('Donker').click()
  await expect.element(choice('Donker')).toBeChecked()
  expect(media()).toEqual(['not all', 'screen'])
  expect(localStorage.getItem('theme')).toBe('dark')

  await choice('Licht').click()
  expect(media()).toEqual(['screen', 'not all'])
  expect(localStorage.getItem('theme')).toBe('light')
})

test('back to automatic keeps nothing', async () => {
  localStorage.setItem('theme', 'dark')
  await render(<ThemeSwitch />)
  await expect.element(choice('Donker')).toBeChecked()

  await choice('Automatisch').click()
  expect(media()).toEqual(following)
  expect(localStorage.getItem('theme')).toBeNull()
})

test('a choice in another tab applies here too', async () => {
  await render(<ThemeSwitch />)

  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))

  await expect.element(choice('Donker')).toBeChecked()
  expect(media()).toEqual(['not all', 'screen'])
})

test('a choice that finds no room in storage holds while the page is open', async () => {
  localStorage.setItem('theme', 'dark')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await render(<ThemeSwitch />)

  await choice('Licht').click()
  await expect.element(choice('Licht')).toBeChecked()
  expect(media()).toEqual(['screen', 'not all'])
  window.dispatchEvent(new StorageEvent('storage', { key: 'toestemming' }))
  await expect.element(choice('Licht')).toBeChecked()

  await choice('Donker').click()
  await expect.element(choice('Donker')).toBeChecked()
  expect(media()).toEqual(['not all', 'screen'])

  full.mockRestore()
  await choice('Licht').click()
  await expect.element(choice('Licht')).toBeChecked()
  expect(localStorage.getItem('theme')).toBe('light')
})

test('a choice in another tab comes after one that found no room in storage', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await render(<ThemeSwitch />)
  await choice('Licht').click()
  full.mockRestore()

  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  await expect.element(choice('Donker')).toBeChecked()
})

test('an unknown stored value counts as no choice', async () => {
  localStorage.setItem('theme', 'paars')
  await render(<ThemeSwitch />)

  await expect.element(choice('Automatisch')).toBeChecked()
})
