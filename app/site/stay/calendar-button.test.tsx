import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StayDate } from './stay-date.tsx'

vi.mock('./stay-calendar.tsx', () => {
  throw new Error('no connection')
})

test('without the script of the calendar, the button opens the picker of the browser', async () => {
  await page.viewport(1280, 900)
  const showPicker = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockReturnValue()
  const screen = await render(<StayDate id="van" name="van" day="" min="" isWrong={false} />)

  await screen.getByRole('button', { name: 'Kalender openen' }).click()

  await expect.poll(() => showPicker.mock.contexts).toEqual([document.getElementById('van')])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
