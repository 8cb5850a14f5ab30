import type { MapPoint } from '#domain/airport/map-projection.ts'

export type PinSide = 'left' | 'right' | 'below'

const westernEdge = 220

const overlaps: Record<PinSide, (dx: number, dy: number) => boolean> = {
  left: (dx, dy) => dx < 0 && dx > -130 && Math.abs(dy) < 20,
  right: (dx, dy) => dx > 0 && dx < 130 && Math.abs(dy) < 20,
  below: (dx, dy) => dy > 0 && dy < 50 && Math.abs(dx) < 50,
}

/**
 * On which side of its dot an airport's code goes: over the sea in the west, and clear of others.
 */
export function pinSide(point: MapPoint, points: MapPoint[]): PinSide {
  const sides: PinSide[] =
    point.x < westernEdge ? ['left', 'right', 'below'] : ['right', 'below', 'left']
  const isFree = (side: PinSide) =>
    points.every(
      (other) => other === point || !overlaps[side](other.x - point.x, other.y - point.y),
    )

  return sides.find(isFree) ?? 'below'
}
