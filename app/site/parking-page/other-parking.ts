import { href, redirect } from 'react-router'
import type { Airport } from '#domain/airport/airport.ts'

/** From an alias of the airport, or a former slug of the parking. */
export function redirectTo(airport: Pick<Airport, 'slug'>, parking: string, { search }: URL) {
  return redirect(pathOf(airport, parking) + search, 301)
}

export const pathOf = ({ slug }: Pick<Airport, 'slug'>, parking: string) =>
  href('/parkeren/:slug/:parking', { slug, parking })
