import type { AdminAirport } from '#domain/airport/airport.ts'
import { exampleSettings, identity, type Settings } from '#domain/settings/setting.ts'

/** A task for the admin, to complete before visitors can rely on the site. */
export type Todo =
  | { kind: 'setting'; setting: (typeof identity)[number] }
  | { kind: 'price'; airport: Pick<AdminAirport, 'id' | 'code' | 'name'>; lowestPrice: number }
  | { kind: 'untagged'; parkings: number }
  | { kind: 'unbookable-prices'; airports: number[] }
  | { kind: 'no-parkings'; airport: Pick<AdminAirport, 'id' | 'code' | 'name'> }

/** Derived from the current data, so a completed task disappears by itself. */
export function checklist(settings: Settings, airports: AdminAirport[], untagged: number): Todo[] {
  const examples = identity
    .filter((setting) => settings[setting] === exampleSettings[setting])
    .map((setting): Todo => ({ kind: 'setting', setting }))

  const links: Todo[] = untagged > 0 ? [{ kind: 'untagged', parkings: untagged }] : []
  const unbookable = airports.filter(isUnbookable).map(({ id }) => id)
  const follow: Todo[] =
    unbookable.length > 0 ? [{ kind: 'unbookable-prices', airports: unbookable }] : []

  return [...follow, ...examples, ...links, ...airports.flatMap(priceTodo)]
}

/** Whether its card shows a price below every parking that can be booked. */
function isUnbookable({ priceFrom, priceFollows, lowestPrice }: AdminAirport): boolean {
  return !priceFollows && (lowestPrice === null || priceFrom < lowestPrice)
}

function priceTodo(one: AdminAirport): Todo[] {
  const { id, code, name, lowestPrice } = one
  const airport = { id, code, name }
  if (lowestPrice === null) return [{ kind: 'no-parkings', airport }]
  return isUnbookable(one) ? [{ kind: 'price', airport, lowestPrice }] : []
}
