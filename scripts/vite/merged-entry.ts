/** The file that has an entry's code, and the name there of each of its exports. */
export type MergedEntry = { file: string; exports: Record<string, string> }

/** Reads an entry that is only a list of what another file exports, as Rolldown writes it. */
export function mergedInto(code: string): MergedEntry | null {
  const [, list = '', file] = /^export\{([^}]*)\}from"\.\/([\w.-]+)";?\s*$/.exec(code) ?? []
  if (!file) return null
  const pairs = list.split(',').map((item) => {
    const [name = '', exported = name] = item.split(' as ')
    return [exported, name]
  })
  return { file: `/assets/${file}`, exports: Object.fromEntries(pairs) }
}
