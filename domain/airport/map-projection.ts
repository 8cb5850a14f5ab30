import type { Airport } from './airport.ts'

/** The canvas of the map of the Netherlands, Belgium and Germany. The drawing extends beyond it. */
export const mapSize = { width: 640, height: 600 }

// Lambert conformal conic projection, fitted to the eight airports of the original drawing.
const cone = 0.77
const centralMeridian = 5.8
const scale = 14900.95
const apex = { x: 324.48, y: -6321.05 }

export type MapPoint = { x: number; y: number }

/** The position on the map. Undefined without coordinates or outside the canvas. */
export function mapPoint({
  latitude,
  longitude,
}: Pick<Airport, 'latitude' | 'longitude'>): MapPoint | undefined {
  if (latitude === null || longitude === null) return undefined
  const { x, y } = project(latitude, longitude)
  const isOnCanvas = x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height
  return isOnCanvas ? { x, y } : undefined
}

function project(latitude: number, longitude: number): MapPoint {
  const radius = scale / Math.tan(Math.PI / 4 + radians(latitude) / 2) ** cone
  const angle = cone * radians(longitude - centralMeridian)
  return { x: apex.x + radius * Math.sin(angle), y: apex.y + radius * Math.cos(angle) }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
