import { expect, test } from 'vitest'
import { drawPng } from './drawing.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

test('one is drawn while ten wait; what nobody waits for is left out', async () => {
  const asked = Array.from({ length: 14 }, (_, at) => drawPng(svg, () => at === 0 || at === 5))
  const results = (await Promise.all(asked)).map((drawn) => (drawn.ok ? 'drawn' : drawn.why))

  expect(results).toEqual([
    'drawn',
    ...Array(4).fill('unwanted'),
    'drawn',
    ...Array(5).fill('unwanted'),
    ...Array(3).fill('busy'),
  ])
  expect((await drawPng(svg, () => true)).ok).toBe(true)
})
