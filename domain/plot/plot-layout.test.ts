import { expect, test } from 'vitest'
import type { Parking } from '#domain/parking/parking.ts'
import { aParking } from '#test/fixtures.ts'
import { mostPlotted } from './most-plotted.ts'
import { isZoneLabelFree, type PlotCanvas, type PlotMark, plotMarks } from './plot-layout.ts'
import { plotScale } from './plot-scale.ts'

const wide: PlotCanvas = { minWidth: 820, top: 14, bottom: 176, names: 'whole' }
const narrow: PlotCanvas = { minWidth: 200, top: 14, bottom: 230, names: 'short' }

const schiphol = [
  aParking({ id: 1, name: 'Polderpark Shuttle', distance: 12, pricePerDay: 6.95 }),
  aParking({ id: 2, name: 'Ringvaart Parking', distance: 8, pricePerDay: 8.5 }),
  aParking({ id: 3, name: 'Dijkzicht Overdekt', distance: 15, pricePerDay: 12.5 }),
  aParking({ id: 4, name: 'VertrekValet Schiphol', distance: 2, pricePerDay: 18.95 }),
  aParking({ id: 5, name: 'Terminalgarage', distance: 5, pricePerDay: 22.5 }),
]

const draw = (parkings: Parking[], canvas: PlotCanvas) =>
  plotMarks(parkings, plotScale(parkings), canvas)
const labels = (marks: PlotMark[]) => marks.map(({ label }) => label?.text)

test('minutes are a fraction of the width, and euros are pixels', () => {
  const far = aParking({ id: 2, distance: 20 })
  const [mark] = draw([aParking({ distance: 5, pricePerDay: 25 }), far], wide)

  expect(mark).toMatchObject({ x: 0.25, y: 14 })
})

test('each parking has its name beside it', () => {
  expect(labels(draw(schiphol, wide))).toEqual(schiphol.map(({ name }) => name))
})

test('a narrow plot shows the first word of each name', () => {
  expect(labels(draw(schiphol, narrow))).toEqual([
    'Polderpark',
    'Ringvaart',
    'Dijkzicht',
    'VertrekValet',
    'Terminalgarage',
  ])
})

test('a first word that two parkings share is not used alone', () => {
  const twins = [
    aParking({ id: 1, name: 'Park Noord', distance: 2 }),
    aParking({ id: 2, name: 'Park Zuid', distance: 18, pricePerDay: 20 }),
  ]

  expect(labels(draw(twins, { ...narrow, minWidth: 400 }))).toEqual(['Park Noord', 'Park Zuid'])
})

test('a name that does not fit on the right goes to the left', () => {
  const [mark] = draw([aParking({ distance: 20 })], wide)

  expect(mark?.label).toMatchObject({ anchor: 'end' })
})

test("names of parkings at the same place don't overlap", () => {
  const same = [1, 2, 3].map((id) => aParking({ id, name: `Parking ${id}`, distance: 10 }))

  expect(new Set(draw(same, wide).map(({ label }) => `${label?.dx} ${label?.dy}`)).size).toBe(3)
})

test('names that fit nowhere are left out, and no two overlap at any width', () => {
  const crowd = Array.from({ length: mostPlotted }, (_, id) =>
    aParking({
      id,
      name: `Terrein ${id}`,
      distance: (id * 7) % 21,
      pricePerDay: 5 + ((id * 13) % 20),
    }),
  )

  for (const canvas of [wide, narrow]) {
    const marks = draw(crowd, canvas)
    const named = marks.filter(({ label }) => label)
    expect(named.length).toBeGreaterThan(1)
    expect(named.length).toBeLessThan(crowd.length)
    for (const factor of [1, 1.3, 2]) expect(touching(named, canvas.minWidth * factor)).toEqual([])
  }
})

test('the corner label is hidden when a mark overlaps it', () => {
  expect(isZoneLabelFree(draw(schiphol, wide), wide)).toBe(true)
  const near = draw([...schiphol, aParking({ id: 6, distance: 1, pricePerDay: 2 })], wide)
  expect(isZoneLabelFree(near, wide)).toBe(false)
})

/** Pairs of overlapping names in a plot of this width, at seven pixels per letter. */
function touching(marks: PlotMark[], width: number): string[] {
  const boxes = marks.flatMap(({ x, y, label }) => {
    if (!label) return []
    const length = label.text.length * 6.5
    const start = { start: 0, middle: -length / 2, end: -length }[label.anchor]
    const left = x * width + label.dx + start
    return [{ text: label.text, left, right: left + length, y: y + label.dy }]
  })
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < 12)
      .map((b) => `${a.text} and ${b.text}`),
  )
}
