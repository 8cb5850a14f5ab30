import { readFile } from 'node:fs/promises'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { beforeAll, expect, test } from 'vitest'
import { drawingOf, elementOf, type IconNode } from './icon-drawing.ts'
import { publicIcons } from './icon-sprite.ts'

beforeAll(async () => {
  await initWasm(readFile('node_modules/@resvg/resvg-wasm/index_bg.wasm'))
})

const nodesOf = async (name: string): Promise<IconNode[]> =>
  (await import(`lucide-react/icons/${name}`)).__iconData.node

/** Twice as large as the largest on a page. */
function pixelsOf(drawing: string): Uint8Array {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
  return new Resvg(svg.replaceAll('currentColor', '#000')).render().pixels
}

test.each(publicIcons)('%s looks the same in fewer elements', async (name) => {
  const nodes = await nodesOf(name)
  const [ours, theirs] = [pixelsOf(drawingOf(nodes)), pixelsOf(nodes.map(elementOf).join(''))]
  const sum = (values: Uint8Array) => values.reduce((total, value) => total + value, 0)
  const differences = ours.map((value, at) => Math.abs(value - (theirs[at] ?? 0)))
  expect(sum(theirs)).toBeGreaterThan(0)
  // Where two lines meet, the pixels at their edge are drawn once instead of twice.
  expect(sum(differences) / sum(theirs)).toBeLessThan(0.01)
})

test('an outline is one path, and a dot that is filled stays beside it', () => {
  const line: IconNode = ['line', { x1: '15', x2: '9', y1: '9', y2: '15', key: 'a' }]
  const box: IconNode = ['rect', { width: '18', height: '14', x: '3', y: '5', rx: '2', key: 'b' }]
  const dot: IconNode = ['circle', { cx: '7.5', cy: '7.5', r: '.5', fill: 'currentColor' }]

  expect(drawingOf([line, box, dot])).toBe(
    '<path d="M15 9L9 15M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z"/><circle cx="7.5" cy="7.5" r=".5" fill="currentColor"/>',
  )
})

test('an element that nobody has described fails the build', () => {
  expect(() => drawingOf([['ellipse', { cx: '1', cy: '1', rx: '1', ry: '2' }]])).toThrow(/ellipse/)
})
