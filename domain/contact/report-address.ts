/** Of the page with the form for a parking. */
export function reportAddress(airportSlug: string, parkingSlug: string): string {
  const parking = new URLSearchParams({ luchthaven: airportSlug, terrein: parkingSlug })
  return `/klopt-dit-niet?${parking}`
}
