import { data, href, redirect } from 'react-router'
import type { Airport } from '#domain/airport/airport.ts'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'

/** An address that names no airport may still mean one: the page suggests it. */
export const notFound = (suggested: AirportSuggestion[]) => data({ suggested }, { status: 404 })

/** From an alias to the airport's page. */
export function redirectTo(airport: Airport, { search }: URL) {
  // From the visitor's address: the request's URL also has the router's own parameters.
  return redirect(href('/parkeren/:slug', { slug: airport.slug }) + search, 301)
}
