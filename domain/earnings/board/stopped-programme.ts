/** A programme whose clicks go on while its bookings stopped. */
export type StoppedProgramme = {
  programme: { id: number; name: string }
  /** The day of its last booking. */
  last: string
  /** Since that day. */
  clicks: number
}
