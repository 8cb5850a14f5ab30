import { expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

test('what waits for the paint comes before what the next input does', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const done: string[] = []
  afterPaint().then(() => done.push('waited'))
  await Promise.resolve()
  expect(done).toEqual([])

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await Promise.resolve()
  document.body.addEventListener('click', () => done.push('clicked'), { once: true })
  document.body.click()
  expect(done).toEqual(['waited', 'clicked'])
})
