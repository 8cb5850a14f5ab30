import { z } from 'zod'
import type { ReportTopic } from '#domain/contact/traveller-report.ts'
import { text } from '#domain/form/form.ts'
import { formatDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { factItem } from './dated-item.ts'

/** How a report of a traveller ends. */
const reportOutcomes = {
  changed: 'Aangepast',
  right: 'Klopte al',
  closed: 'Gesloten',
} as const

export type ReportOutcome = keyof typeof reportOutcomes

/** What is checked with it; null if nothing with a date. */
export const itemOfTopic: Record<ReportTopic, string | null> = {
  prijs: 'price',
  shuttle: null,
  adres: factItem('entrance'),
  link: null,
  anders: null,
}

const subjects: Record<ReportTopic, string> = {
  prijs: 'De prijs',
  shuttle: 'De shuttle',
  adres: 'Het adres',
  link: 'De link',
  anders: 'Het',
}

/** What the traveller is told, unless the admin writes something else. */
export function usualAnswer(topic: ReportTopic, outcome: 'changed' | 'right', today: string) {
  const day = formatDay(today)
  return outcome === 'changed'
    ? `Dank je wel, je had gelijk. ${subjects[topic]} is aangepast en gecontroleerd op ${day}.`
    : `Dank je wel voor je melding. We hebben het op ${day} bij de aanbieder gecontroleerd, en het klopte al.`
}

/** The amount that a traveller names, in cents: '€79,00', '79 euro'. Null without one, or with several. */
export function claimedCents(message: string): number | null {
  const amount = /€\s?(\d{1,4})(?:[.,](\d{2}))?(?!\d)|\b(\d{1,4})(?:[.,](\d{2}))?\s?euro\b/gi
  const found = [...message.matchAll(amount)].map(
    ([, before, beforeCents, after, afterCents]) =>
      100 * Number(before ?? after) + Number(beforeCents ?? afterCents ?? 0),
  )
  const [only] = found
  return found.length === 1 && only !== undefined ? only : null
}

export const reportAnswerSchema = z.object({
  outcome: z.enum(keysOf(reportOutcomes), 'Kies hoe de melding is afgelopen'),
  answer: text(3, 'Schrijf een antwoord, of de reden', 2_000),
  byMail: z.boolean('Kies of het antwoord wordt gemaild'),
  version: z.int().positive().optional(),
})

export type ReportAnswer = z.infer<typeof reportAnswerSchema>
