import type { ParkingWay } from './outbound-of.ts'
import type { Gone } from './without-gone.ts'

/** What visitors get of the link of a saved parking beside what is typed in its form. */
export type LinkWay = {
  /** What its programme of today says; null without one. */
  programme: ParkingWay | null
  /** Of the pages that are saved. */
  gone: Gone
}
