import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { withEarlyBoxes } from './early-boxes.ts'

test('without boxes of the server it is what it was', () => {
  expect(withEarlyBoxes([1, 9])).toEqual([1, 9])
})

test('what was ticked and unticked before React came counts, and so does what has no box', async () => {
  await render(
    <>
      <input type="checkbox" name="terreinen" value="1" />
      <input type="checkbox" name="terreinen" value="2" defaultChecked />
      <input type="checkbox" name="terreinen" value="3" defaultChecked />
    </>,
  )

  expect(withEarlyBoxes([1, 2, 9])).toEqual([2, 9, 3])
})
