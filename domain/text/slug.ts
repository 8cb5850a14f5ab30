import { withoutMarks } from './text.ts'

/**
 * The address part of a name. Marks are lost and `/` counts as a space, so 'Düsseldorf' gives
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
