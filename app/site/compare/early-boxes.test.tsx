import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { withEarlyBoxes } from './early-boxes.ts'

test('without boxes in the page the ids stay the same', () => {
  expect(withEarlyBoxes([1, 9])).toEqual([1, 9])
})

test('ticks from before hydration are merged in, and ids without a box stay', async () => {
  await render(
    <>
      <input type="checkbox" name="terreinen" value="1" />
      <input type="checkbox" name="terreinen" value="2" defaultChecked />
      <input type="checkbox" name="terreinen" value="3" defaultChecked />
    </>,
  )

  expect(withEarlyBoxes([1, 2, 9])).toEqual([2, 9, 3])
})
