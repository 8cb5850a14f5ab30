import { readFilter } from '#domain/filter/filter-address.ts'
import type { ParkingFilter } from '#domain/filter/parking-filter.ts'
import { filterForm } from './filter-form.ts'

/** What was ticked in the server's page before hydration, which React would reset. */
export function earlyChoice(): ParkingFilter | undefined {
  if (typeof document === 'undefined') return undefined
  const form = document.getElementById(filterForm)
  if (!(form instanceof HTMLFormElement)) return undefined

  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return readFilter(new URLSearchParams(fields))
}
