import { href } from 'react-router'
import type { Stay } from '#domain/stay.ts'

/** Where these lots stand side by side: it can be sent to anyone. */
export function compareAddress(ids: number[], stay: Stay | undefined): string {
  const dates = stay ? `&van=${stay.from}&tot=${stay.to}` : ''
  return `${href('/vergelijken')}?terreinen=${ids.join(',')}${dates}`
}
