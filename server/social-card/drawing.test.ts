import { expect, test } from 'vitest'
import { drawPng } from './drawing.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

test('one is drawn after another; what nobody waits for is left out', async () => {
  const asked = [true, false, true].map((isWanted) => drawPng(svg, () => isWanted))
  const pngs = await Promise.all(asked)

  expect(pngs.map((png) => png?.subarray(1, 4).toString())).toEqual(['PNG', undefined, 'PNG'])
})
