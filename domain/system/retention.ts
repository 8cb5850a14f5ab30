import { accountEventDays } from '#domain/access/account-event.ts'
import { restorableDays } from '#domain/changes/change.ts'
import { referenceDays } from '#domain/outbound/reference.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { counted } from '#domain/text/number.ts'
import { alarmDays } from './alarm.ts'
import { failureDays } from './failure.ts'

/** A day of the failed logins and the counters, so that nobody is locked out for longer. */
const aDay = '1 dag'

/** So long an ended link still says why it does not work. */
export const linksKeptDays = 30

const months = (number: number) => counted(number, 'maand', 'maanden')
const restorable = `${restorableDays} dagen, zolang het terug te zetten is`

type Periods = Pick<Settings, 'contactMonths' | 'rawMonths'>
type Retention = { title: string; kept: string | ((periods: Periods) => string) }

/** What is deleted by itself, and after how long. */
export const retentions = {
  contacts: {
    title: 'Opgeloste berichten',
    kept: ({ contactMonths }) => `${months(contactMonths)} na het oplossen`,
  },
  contactChanges: { title: 'Berichten in het logboek', kept: restorable },
  visits: {
    title: 'Clicks, bezoeken en gekozen filters',
    kept: ({ rawMonths }) => `${months(rawMonths)}; daarna blijven de totalen`,
  },
  references: {
    title: 'Verwijzingen bij clicks',
    kept: `${referenceDays()} dagen, of zo lang als het programma bepaalt`,
  },
  salts: { title: 'Sleutels waarmee bezoekers geteld worden', kept: 'tot de volgende dag' },
  turns: { title: 'Tellers tegen misbruik', kept: aDay },
  loginAttempts: { title: 'Mislukte pogingen om in te loggen', kept: aDay },
  passwordLinks: { title: 'Verlopen uitnodigingen', kept: `${linksKeptDays} dagen` },
  accountEvents: {
    title: 'Wat er met accounts gebeurde',
    kept: `${accountEventDays} dagen`,
  },
  alarms: { title: 'Wat niet in orde was', kept: `${alarmDays} dagen` },
  drafts: { title: 'Concepten van verwijderde artikelen', kept: restorable },
  checkPictures: { title: 'Foto’s bij verwijderde controles', kept: restorable },
  keptPictures: {
    title: 'Foto’s van andere sites',
    kept: `${restorableDays} dagen na het laatste gebruik`,
  },
  files: { title: 'Bestanden van verwijderde media', kept: restorable },
  failures: { title: 'Fouten', kept: `${failureDays} dagen` },
} as const satisfies Record<string, Retention>

export type Retained = keyof typeof retentions

/** In days, over how long Systeem counts what was deleted. */
export const removalDays = 30

export type RetentionReport = {
  title: string
  kept: string
  /** Over the last `removalDays`. */
  removed: number
  /** The last day on which something was, or null. */
  lastOn: string | null
}

/** What Systeem says of each period, in the order above. */
export function reportRetentions(
  periods: Periods,
  removed: Partial<Record<Retained, { count: number; lastOn: string }>>,
): RetentionReport[] {
  return Object.entries<Retention>(retentions).map(([what, { title, kept }]) => {
    const { count = 0, lastOn = null } = removed[what as Retained] ?? {}
    return { title, kept: typeof kept === 'string' ? kept : kept(periods), removed: count, lastOn }
  })
}
