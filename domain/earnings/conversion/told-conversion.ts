import type { ConversionState } from './conversion.ts'

/** A conversion as a network, a file or an admin tells it. Moments are ISO 8601, amounts in cents of euro. */
export type ToldConversion = {
  /** That of the transaction. */
  number: string
  /** What came back of the link. */
  reference: string | null
  clickAt: string | null
  bookedAt: string
  /** When the network last changed it. */
  changedAt: string | null
  /** The day of arrival. */
  arrival: string | null
  days: number | null
  /** What was booked, as the network calls it. */
  itemName: string | null
  value: number | null
  commission: number
  /** Nobody but a payout makes it paid. */
  state: Exclude<ConversionState, 'paid'>
  /** Whether the network says that it paid: a hint, which preselects. */
  isSaidPaid: boolean
  /** Why it was declined, or why an admin corrected it. */
  reason: string | null
}
