import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Pager } from './pager.tsx'

test('its buttons fit a phone with text twice as large', async () => {
  const { style } = document.documentElement
  style.fontSize = '32px'
  onTestFinished(() => {
    style.fontSize = ''
  })
  const { container } = await render(
    <div style={{ width: 356 }}>
      <Pager page={2} pages={3} from={51} to={100} total={120} onPage={() => undefined} />
    </div>,
  )
  const nav = container.querySelector('nav')

  expect(nav?.textContent).toContain('51 tot 100 van 120')
  expect(nav?.scrollWidth).toBe(nav?.clientWidth)
})
