import type { PageOf } from '#domain/admin/list-view.ts'
import { listed } from '#domain/text/listed.ts'
import type { AdminMedia } from './media.ts'

/** Pictures whose texts were refused, by what happened to them elsewhere. */
type ChangedElsewhere = { changed: AdminMedia[]; gone: AdminMedia[] }

type Textless = PageOf<AdminMedia>

/**
 * The page with what changed elsewhere. Each row keeps its place. Those that are not textless any
 * more stay, as this page saved them itself, unless their texts were refused.
 *
 * @param fresh every picture that is textless now
 * @param sent those whose texts were refused, with the version on the page
 */
export function renewedPage(
  page: Textless,
  fresh: Textless,
  sent: AdminMedia[],
): ChangedElsewhere & { page: Textless } {
  const now = new Map(fresh.rows.map((row) => [row.id, row]))
  const gone = sent.filter(({ id }) => !now.has(id))
  const left = page.rows.filter((row) => !gone.some(({ id }) => id === row.id))
  const saved = left.filter(({ id }) => !now.has(id))
  const rows = left.map((row) => now.get(row.id) ?? row)
  return {
    page: {
      ...page,
      rows: rows.length > 0 ? rows : fresh.rows.slice(0, page.size),
      found: fresh.found + saved.length,
    },
    changed: sent.flatMap(({ id, version }) => {
      const row = now.get(id)
      return row && row.version !== version ? [row] : []
    }),
    gone,
  }
}

/** What to say of it; nothing if nothing changed. */
export function changedElsewhereText({ changed, gone }: ChangedElsewhere): string {
  const sentences = []
  if (gone.length > 0) {
    const how = isOne(gone) ? 'is er niet meer, of heeft' : 'zijn er niet meer, of hebben'
    sentences.push(`${namesOf(gone)} ${how} al een alt-tekst.`)
  }
  if (changed.length > 0) {
    sentences.push(`${namesOf(changed)} ${isOne(changed) ? 'is' : 'zijn'} intussen gewijzigd.`)
    sentences.push('Kijk of je tekst nog klopt, en sla opnieuw op.')
  }
  return sentences.join(' ')
}

const isOne = (rows: AdminMedia[]) => rows.length === 1
const namesOf = (rows: AdminMedia[]) => listed(rows.map(({ name }) => `"${name}"`))
