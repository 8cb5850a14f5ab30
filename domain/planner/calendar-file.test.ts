import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const event: CalendarEvent = {
  id: 'schiphol-ringvaart-2026-12-12-heen@parkeerpiloot.example',
  begin: new Date('2026-12-12T04:35+01:00'),
  end: new Date('2026-12-12T08:05+01:00'),
  title: 'Vertrek naar Schiphol',
  description: ['04:35 Thuis weg', '04:50 Rijden'],
  place: 'Ringvaart Parking',
  address: 'https://parkeerpiloot.example/vertrekplanner',
  alarmBefore: null,
}

const fileOf = (differences: Partial<CalendarEvent>) =>
  calendarFile({
    product: 'Parkeerpiloot',
    made: new Date('2026-11-20T10:00:00.123Z'),
    events: [{ ...event, ...differences }],
  })

/** As a calendar reads it. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '')

test('an event in UTC, each line ended by CRLF', () => {
  expect(unfolded(fileOf({})).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parkeerpiloot//Vertrekplanner//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:schiphol-ringvaart-2026-12-12-heen@parkeerpiloot.example',
    'DTSTAMP:20261120T100000Z',
    'DTSTART:20261212T033500Z',
    'DTEND:20261212T070500Z',
    'SUMMARY:Vertrek naar Schiphol',
    'DESCRIPTION:04:35 Thuis weg\\n04:50 Rijden',
    'LOCATION:Ringvaart Parking',
    'URL:https://parkeerpiloot.example/vertrekplanner',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('an alarm is a component of its event, with all that a display alarm needs', () => {
  const lines = unfolded(fileOf({ alarmBefore: 60, title: 'Vertrek, op tijd' })).split('\r\n')

  expect(lines.slice(lines.indexOf('BEGIN:VALARM'))).toEqual([
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Vertrek\\, op tijd',
    'TRIGGER:-PT60M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('what would end a value or start another line is escaped', () => {
  const file = unfolded(fileOf({ place: 'P1; hal 2, \\deur\r\nBEGIN:VALARM' }))

  expect(file).toContain('LOCATION:P1\\; hal 2\\, \\\\deur\\nBEGIN:VALARM\r\n')
})

test('no line is above 75 octets, and nothing is lost, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const file = fileOf({ title })
      const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)

      expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
      const written = /SUMMARY:(.*)\r\nDESCRIPTION/s.exec(unfolded(file))?.[1]
      expect(written).toBe(
        title.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n'),
      )
    }),
  )
})
