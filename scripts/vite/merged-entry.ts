import type { MergedEntry } from '#server/http/scripts-after-paint.ts'

/** Reads an entry that is only a list of what another file exports, as Rolldown writes it. */
export function mergedInto(code: string): Omit<MergedEntry, 'imports'> | null {
  const [, list = '', file] = /^export\{([^}]*)\}from"\.\/([\w.-]+)";?\s*$/.exec(code) ?? []
  if (!file) return null
  const pairs = list.split(',').map((item) => {
    const [name = '', exported = name] = item.split(' as ')
    return [exported, name]
  })
  return { file: `/assets/${file}`, exports: Object.fromEntries(pairs) }
}
