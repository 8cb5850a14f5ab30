/** Whether a text is a quarter of an hour of a day: '06:30'. */
export function isQuarter(text: string): boolean {
  return /^([01]\d|2[0-3]):(00|15|30|45)$/.test(text)
}

/** A period of each day. One that ends before it begins crosses midnight: '23:00' until '05:00'. */
export type Period = { from: string; until: string }

/** From its beginning until just before its end; with equal ends a period is the whole day. */
export function isWithin(time: string, { from, until }: Period): boolean {
  return from < until ? from <= time && time < until : from <= time || time < until
}
