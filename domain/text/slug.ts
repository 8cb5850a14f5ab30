import { withoutMarks } from './text.ts'

/**
 * The slug of a name. Diacritics are removed and `/` counts as a space: 'Düsseldorf' gives
 * `dusseldorf` and 'Köln/Bonn' gives `koln-bonn`.
 */
export function slugify(name: string): string {
  return withoutMarks(name)
    .replaceAll('/', ' ')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_]+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}
