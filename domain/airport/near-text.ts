/** Above the airports that are only near the place that was searched for. */
export function nearText(place: string): string {
  return `Geen luchthaven in ${place} gevonden. Deze liggen het dichtstbij.`
}
