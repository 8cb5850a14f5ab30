type Place = { latitude: number | null; longitude: number | null }

const earthRadiusInKm = 6371

/** The great-circle distance, or `Infinity` if a coordinate is unknown. */
export function distanceInKm(from: Place, to: Place): number {
  const [a, b] = [radians(from), radians(to)]
  if (!a || !b) return Infinity

  const haversine =
    Math.sin((b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(a.latitude) * Math.cos(b.latitude) * Math.sin((b.longitude - a.longitude) / 2) ** 2

  return 2 * earthRadiusInKm * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** Sorts by distance. Places at an unknown distance come last, in their own order. */
export function nearest<Other extends Place>(from: Place, others: Other[], count: number): Other[] {
  return others
    .map((other) => ({ other, distance: distanceInKm(from, other) }))
    .toSorted((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .slice(0, count)
    .map(({ other }) => other)
}

function radians({ latitude, longitude }: Place) {
  if (latitude === null || longitude === null) return undefined
  return { latitude: (latitude * Math.PI) / 180, longitude: (longitude * Math.PI) / 180 }
}
