import { type ListedParking, shownEuros } from '#domain/parking/listed-parking.ts'
import type { PlotScale } from './plot-scale.ts'

/**
 * The plot fills its container: horizontal positions are fractions of the width, vertical ones
 * pixels.
 */
export type PlotCanvas = {
  /**
   * The smallest width in pixels at which the plot is shown. A wider plot only moves marks apart.
   */
  minWidth: number
  /** The vertical positions of the highest price and of zero. */
  top: number
  bottom: number
  /** Full names, or only the first word. */
  names: 'whole' | 'short'
}

export type PlotLabel = { text: string; dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }

export type PlotMark = {
  parking: ListedParking
  /** A fraction of the width: 0 is the terminal, 1 the end of the axis. */
  x: number
  y: number
  /** Undefined if no position is free. */
  label: PlotLabel | undefined
}

type Box = { x: number; left: number; right: number; top: number; bottom: number }

const labelPositions: Omit<PlotLabel, 'text'>[] = [
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
/** More names are unreadable, and placing them is slow. */
const maxLabels = 40

/** The label in the corner for near and cheap parkings. Names stay clear of it. */
export const zoneLabel = { text: 'dichtbij en voordelig', x: 10, above: 10 }

export function plotMarks(
  parkings: ListedParking[],
  scale: PlotScale,
  canvas: PlotCanvas,
): PlotMark[] {
  const { minWidth, top, bottom } = canvas
  const marks = parkings.map((parking) => ({
    parking,
    x: parking.distance / scale.minutes,
    y: bottom - ((shownEuros(parking) ?? 0) / scale.euros) * (bottom - top),
  }))
  const boxes = marks.map(({ x, y }) => markBox(x * minWidth, y))
  const occupied = [zoneLabelBox(canvas), ...boxes]
  const namesOf = shortNames(parkings)

  function placeName({ parking: { id, name }, x, y }: Omit<PlotMark, 'label'>, own: Box) {
    const short = namesOf.get(id) ?? name
    const texts = canvas.names === 'whole' ? [name, short] : [short]
    const others = occupied.filter((box) => box !== own)

    for (const text of texts) {
      for (const place of labelPositions) {
        const label = { text, ...place }
        const box = labelBox(label, { x: x * minWidth, y })
        if (!fits(box, others, canvas)) continue
        occupied.push(box)
        return label
      }
    }
    return undefined
  }

  return marks.map((mark, index) => {
    const own = boxes[index]
    return { ...mark, label: own && index < maxLabels ? placeName(mark, own) : undefined }
  })
}

/** Whether no mark overlaps the corner label. */
export function isZoneLabelFree(marks: PlotMark[], canvas: PlotCanvas): boolean {
  const zoneBox = zoneLabelBox(canvas)
  return marks.every(({ x, y }) => areApart(zoneBox, markBox(x * canvas.minWidth, y)))
}

function fits(box: Box, others: Box[], { minWidth, bottom }: PlotCanvas): boolean {
  return (
    box.left >= 0 &&
    box.right <= minWidth + rightMargin &&
    box.top >= 0 &&
    box.bottom <= bottom &&
    others.every((other) => areApart(box, other))
  )
}

/**
 * Whether two boxes stay apart at any larger width, where marks further right move further right.
 * So horizontal distance counts only in the order of their marks.
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

/** The first word of each name, if it is unique. */
function shortNames(parkings: Pick<ListedParking, 'id' | 'name'>[]): Map<number, string> {
  const first = ({ name }: { name: string }) => name.trim().split(/\s+/)[0] ?? name
  const lotsOf = Map.groupBy(parkings, first)

  return new Map(
    parkings.map((parking) => {
      const word = first(parking)
      return [parking.id, lotsOf.get(word)?.length === 1 ? word : parking.name]
    }),
  )
}

/** Estimates the width of a text in Inter at 13 px, rather too wide than too narrow. */
function textWidth(text: string): number {
  const parts = [...text].map((sign) => {
    if (/[\s.,'’:;|!iljtfrI()-]/.test(sign)) return 0.36
    if (/[mwMW@]/.test(sign)) return 0.92
    return /[A-Z0-9]/.test(sign) ? 0.7 : 0.59
  })
  return 13 * parts.reduce((sum, part) => sum + part, 0)
}
