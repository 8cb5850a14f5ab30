import type { Parking } from '#domain/parking/parking.ts'
import type { Charges } from '#domain/quote/quote.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'

/** What the planner needs of a parking. */
export type PlannedParking = Charges &
  Pick<Parking, 'name' | 'type' | 'distance'> & {
    features: Pick<Parking['features'], 'keyDrop'>
    /** Null if only its minutes to the terminal are known. */
    transfer: Transfer | null
  }

/** What it needs of an airport: minutes to be there before a flight. */
export type CheckIn = { checkInEurope: number; checkInFar: number }
