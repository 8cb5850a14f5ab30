import { z } from 'zod'
import { line } from '#domain/form/form.ts'
import { formatNumber } from '#domain/text/number.ts'

/** What happened on a day, beside its figures. */
export type DayNote = {
  day: string
  text: string
  /** Who typed it. Null if it is noted by itself: a post, a season, an import. */
  by: string | null
}

/** An empty text takes the note away. */
export const dayNoteSchema = z.object({ text: line(0, 'Vul een notitie in', 200) })

type Season = { day: string; name: string; parkings: number }
type Published = { day: string; title: string }

/** 'Artikel ‘Handbagage’ gepubliceerd', or '3 artikelen gepubliceerd' on one day. */
export function publishedNotes(posts: Published[]): DayNote[] {
  return [...Map.groupBy(posts, ({ day }) => day)].map(([day, [first, ...others]]) => {
    const which =
      others.length > 0 ? `${others.length + 1} artikelen` : `Artikel ‘${first?.title ?? ''}’`
    return { day, text: `${which} gepubliceerd`, by: null }
  })
}

/** 'Tarief Winter 2026 gaat in bij 34 parkings', of those that begin on a day the most used. */
export function seasonNotes(seasons: Season[]): DayNote[] {
  return [...Map.groupBy(seasons, ({ day }) => day)].map(([day, names]) => {
    const [first, ...others] = names.toSorted((a, b) => b.parkings - a.parkings)
    const at =
      first?.parkings === 1 ? 'één parking' : `${formatNumber(first?.parkings ?? 0)} parkings`
    const more =
      others.length > 0 ? `, en ${others.length} ${others.length === 1 ? 'ander' : 'andere'}` : ''
    return { day, text: `${named(first?.name ?? '')} gaat in bij ${at}${more}`, by: null }
  })
}

/** 'Tarief Winter 2026', but 'Tarief 3' as it is. */
const named = (tariff: string) => (/^tarief/i.test(tariff) ? tariff : `Tarief ${tariff}`)

/** In the order of the days; of one day, what was typed comes first. */
export function inDayOrder(notes: DayNote[]): DayNote[] {
  return notes.toSorted(
    (a, b) => a.day.localeCompare(b.day) || Number(a.by === null) - Number(b.by === null),
  )
}
