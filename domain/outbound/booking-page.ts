import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { partsOf } from './query-pairs.ts'

// The address of a provider's page with places for the stay, such as `?van={van:dd-MM-yyyy}`. Public pages
// load this file: what the admin may type is checked in booking-page-schema.ts.

export type Filling = {
  stay: TimedStay
  airportCode: string
  /** What the provider calls the parking, if anybody said. */
  code?: string | null
}

/** A place, and the form of its date or time: `{van:dd-MM-yyyy}`. */
export const placePattern = /\{(\w+)(?::([^{}]*))?\}/g

/** The value of a place; undefined while it is unknown. */
export function placeValue(
  name: string,
  form: string | undefined,
  { stay, airportCode, code }: Filling,
): string | undefined {
  switch (name) {
    case 'van':
      return dated(stay.from, form)
    case 'tot':
      return dated(stay.to, form)
    case 'vanTijd':
      return timed(stay.fromTime, form)
    case 'totTijd':
      return timed(stay.toTime, form)
    case 'personen':
      return `${stay.persons}`
    case 'luchthaven':
      return airportCode
    case 'parking':
      return code ?? undefined
  }
}

function dated(day: string, form = 'yyyy-MM-dd'): string {
  const [yyyy = '', MM = '', dd = ''] = day.split('-')
  return form.replace(/yyyy|MM|dd/g, (token) => ({ yyyy, MM, dd })[token] ?? token)
}

function timed(time: string | null, form = 'HH:mm'): string | undefined {
  const [HH = '', mm = ''] = time?.split(':') ?? []
  return time === null ? undefined : form.replace(/HH|mm/g, (token) => ({ HH, mm })[token] ?? token)
}

/**
 * The booking page for this stay. A part of the query whose value is unknown is left out with its name.
 *
 * @returns undefined if another value that the page asks for is unknown
 */
export function filledPage(template: string, filling: Filling): string | undefined {
  const { path, pairs, fragment } = partsOf(template)
  const [before, after] = [filled(path, filling), filled(fragment, filling)]
  const parts = pairs.filter((pair) => !isLeftOut(pair, filling))
  const query = parts.map((pair) => filled(pair, filling))
  if ([before, after, ...query].includes(undefined)) return undefined

  return `${before}${query.length > 0 ? '?' : ''}${query.join('&')}${after}`
}

/** Whether a part of the query asks only for times that are not given. */
export function isLeftOut(pair: string, filling: Filling): boolean {
  const asked = [...pair.matchAll(placePattern)]
  return (
    asked.length > 0 &&
    asked.every(
      ([, name = '', form]) => name !== 'parking' && placeValue(name, form, filling) === undefined,
    )
  )
}

function filled(text: string, filling: Filling): string | undefined {
  let isKnown = true
  const result = text.replace(placePattern, (_, name: string, form: string | undefined) => {
    const value = placeValue(name, form, filling)
    isKnown &&= value !== undefined
    return encodeURIComponent(value ?? '')
  })
  return isKnown ? result : undefined
}
