import type { AdminAirport } from '#domain/airport/airport.ts'
import { exampleSettings, identity, type Settings } from '#domain/settings/setting.ts'

/** A task for the admin, to complete before visitors can rely on the site. */
export type Todo =
  | { kind: 'setting'; setting: (typeof identity)[number] }
  | { kind: 'price'; airport: Pick<AdminAirport, 'id' | 'code' | 'name'>; lowestPrice: number }
  | { kind: 'untagged'; parkings: number }
  | { kind: 'no-parkings'; airport: Pick<AdminAirport, 'id' | 'code' | 'name'> }

/** Derived from the current data, so a completed task disappears by itself. */
export function checklist(settings: Settings, airports: AdminAirport[], untagged: number): Todo[] {
  const examples = identity
    .filter((setting) => settings[setting] === exampleSettings[setting])
    .map((setting): Todo => ({ kind: 'setting', setting }))

  const links: Todo[] = untagged > 0 ? [{ kind: 'untagged', parkings: untagged }] : []

  return [...examples, ...links, ...airports.flatMap(priceTodo)]
}

function priceTodo({ id, code, name, priceFrom, lowestPrice }: AdminAirport): Todo[] {
  const airport = { id, code, name }
  if (lowestPrice === null) return [{ kind: 'no-parkings', airport }]
  return priceFrom < lowestPrice ? [{ kind: 'price', airport, lowestPrice }] : []
}
