export type CalendarEvent = {
  /** The same for the same trip, so that a calendar replaces an earlier one. */
  id: string
  begin: Date
  end: Date
  title: string
  /** One line each. */
  description: string[]
  place: string
  address: string
  /** Minutes before the begin at which the calendar shows it, if it does. */
  alarmBefore: number | null
}

type Calendar = { product: string; made: Date; events: CalendarEvent[] }

/** A calendar file as RFC 5545 asks: UTC times, CRLF, and no line above 75 octets. */
export function calendarFile({ product, made, events }: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Vertrekplanner//NL`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escaped(event.id)}`,
      `DTSTAMP:${utc(made)}`,
      `DTSTART:${utc(event.begin)}`,
      `DTEND:${utc(event.end)}`,
      `SUMMARY:${escaped(event.title)}`,
      `DESCRIPTION:${escaped(event.description.join('\n'))}`,
      `LOCATION:${escaped(event.place)}`,
      `URL:${event.address}`,
      ...alarm(event),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

function alarm({ title, alarmBefore }: CalendarEvent): string[] {
  if (alarmBefore === null) return []
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${alarmBefore}M`,
    'END:VALARM',
  ]
}

/** A backslash before what separates values; a line break is written as letters. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** `20261212T033500Z` */
const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')

const maxOctets = 75

/** A long line goes on after a break and a space, never in the middle of a character. */
function folded(line: string): string {
  const lines = ['']
  let octets = 0
  for (const sign of line) {
    const length = new TextEncoder().encode(sign).length
    if (octets + length > maxOctets) {
      lines.push('')
      // The space at its start.
      octets = 1
    }
    lines[lines.length - 1] += sign
    octets += length
  }
  return lines.join('\r\n ')
}
