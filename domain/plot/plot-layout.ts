import type { Parking } from '#domain/parking/parking.ts'
import type { PlotScale } from './plot-scale.ts'

/** A drawing as wide as its place: across it is laid out in parts of the width, upright in pixels. */
export type PlotCanvas = {
  /** The least width in pixels at which the drawing is shown. Wider only takes things apart. */
  leastWidth: number
  /** Where the highest price and where zero is. */
  top: number
  bottom: number
  /** A name whole, or only its first word. */
  names: 'whole' | 'short'
}

export type PlotLabel = { text: string; dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }

export type PlotMark = {
  parking: Parking
  /** Of the width: 0 is the terminal, 1 the end of the axis. */
  x: number
  y: number
  /** Where it touches nothing; a mark without such a place has none. */
  label: PlotLabel | undefined
}

type Box = { x: number; left: number; right: number; top: number; bottom: number }

const places: Omit<PlotLabel, 'text'>[] = [
  { dx: 14, dy: 4.5, anchor: 'start' },
  { dx: -14, dy: 4.5, anchor: 'end' },
  { dx: 0, dy: -14, anchor: 'middle' },
  { dx: 0, dy: 24, anchor: 'middle' },
  { dx: 9, dy: -11, anchor: 'start' },
  { dx: -9, dy: -11, anchor: 'end' },
  { dx: 9, dy: 20, anchor: 'start' },
  { dx: -9, dy: 20, anchor: 'end' },
]

const markRadius = 10
const gap = 4
const rightMargin = 16
/** More names than this nobody reads, and looking for their places takes time. */
const mostLabels = 40

/** In the corner of what is near and cheap; names stay clear of it. */
export const zoneLabel = { text: 'dichtbij en voordelig', x: 10, above: 10 }

export function plotMarks(parkings: Parking[], scale: PlotScale, canvas: PlotCanvas): PlotMark[] {
  const { leastWidth, top, bottom } = canvas
  const marks = parkings.map((parking) => ({
    parking,
    x: parking.distance / scale.minutes,
    y: bottom - (parking.pricePerDay / scale.euros) * (bottom - top),
  }))
  const boxes = marks.map(({ x, y }) => markBox(x * leastWidth, y))
  const taken = [zoneLabelBox(canvas), ...boxes]
  const namesOf = shortNames(parkings)

  function placeName({ parking: { id, name }, x, y }: Omit<PlotMark, 'label'>, own: Box) {
    const short = namesOf.get(id) ?? name
    const texts = canvas.names === 'whole' ? [name, short] : [short]
    const others = taken.filter((box) => box !== own)

    for (const text of texts) {
      for (const place of places) {
        const label = { text, ...place }
        const box = labelBox(label, { x: x * leastWidth, y })
        if (!fits(box, others, canvas)) continue
        taken.push(box)
        return label
      }
    }
    return undefined
  }

  return marks.map((mark, index) => {
    const own = boxes[index]
    return { ...mark, label: own && index < mostLabels ? placeName(mark, own) : undefined }
  })
}

/** Whether the words in the corner can be read: no mark stands on them. */
export function isZoneLabelFree(marks: PlotMark[], canvas: PlotCanvas): boolean {
  const words = zoneLabelBox(canvas)
  return marks.every(({ x, y }) => areApart(words, markBox(x * canvas.leastWidth, y)))
}

function fits(box: Box, others: Box[], { leastWidth, bottom }: PlotCanvas): boolean {
  return (
    box.left >= 0 &&
    box.right <= leastWidth + rightMargin &&
    box.top >= 0 &&
    box.bottom <= bottom &&
    others.every((other) => areApart(box, other))
  )
}

/**
 * Apart now, and in a wider drawing too, where what stands more to the right moves more to the
 * right: so beside each other only counts in the order of what they belong to.
 */
function areApart(a: Box, b: Box): boolean {
  if (a.bottom + gap <= b.top || b.bottom + gap <= a.top) return true
  return (a.x <= b.x && a.right + gap <= b.left) || (b.x <= a.x && b.right + gap <= a.left)
}

function markBox(x: number, y: number): Box {
  return {
    x,
    left: x - markRadius,
    right: x + markRadius,
    top: y - markRadius + 2,
    bottom: y + markRadius - 2,
  }
}

function labelBox({ text, dx, dy, anchor }: PlotLabel, { x, y }: { x: number; y: number }): Box {
  const width = textWidth(text)
  const start = { start: 0, middle: -width / 2, end: -width }[anchor]
  return {
    x,
    left: x + dx + start,
    right: x + dx + start + width,
    top: y + dy - 10,
    bottom: y + dy + 3,
  }
}

function zoneLabelBox({ bottom }: PlotCanvas): Box {
  const { text, x, above } = zoneLabel
  const right = x + textWidth(text)
  return { x: 0, left: x, right, top: bottom - above - 10, bottom: bottom - above + 3 }
}

/** The first word of a name, where no other name starts with it. */
function shortNames(parkings: Pick<Parking, 'id' | 'name'>[]): Map<number, string> {
  const first = ({ name }: { name: string }) => name.trim().split(/\s+/)[0] ?? name
  const lotsOf = Map.groupBy(parkings, first)

  return new Map(
    parkings.map((parking) => {
      const word = first(parking)
      return [parking.id, lotsOf.get(word)?.length === 1 ? word : parking.name]
    }),
  )
}

/** About how wide a text of 13 px is in Inter; rather too wide than too narrow. */
function textWidth(text: string): number {
  const parts = [...text].map((sign) => {
    if (/[\s.,'’:;|!iljtfrI()-]/.test(sign)) return 0.36
    if (/[mwMW@]/.test(sign)) return 0.92
    return /[A-Z0-9]/.test(sign) ? 0.7 : 0.59
  })
  return 13 * parts.reduce((sum, part) => sum + part, 0)
}
