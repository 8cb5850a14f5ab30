import type { Sheet } from './used-rules.ts'

type Descriptors = Omit<PropertyDefinition, 'name'>

/**
 * A script that registers every custom property of a sheet. Run before the page has any style: later the
 * browser would restyle the page for them.
 */
export function registrationOf(sheet: Sheet): string {
  const names = new Map<string, string>()
  for (const part of sheet) {
    if (!('declarations' in part) || !part.open.startsWith('@property ')) continue
    const descriptors = JSON.stringify(descriptorsOf(part.declarations[0]?.text ?? ''))
    const name = part.open.slice('@property '.length)
    names.set(descriptors, `${names.get(descriptors) ?? ''} ${name}`.trim())
  }
  const groups = [...names].map(([descriptors, of]) => `[${descriptors},"${of}"]`)
  return `(${registerAll})([${groups}])`.replaceAll(/\n\s*/g, '')
}

/** Of `syntax:"*";inherits:false;initial-value:0`. */
function descriptorsOf(text: string): Descriptors {
  const [, syntax = '*'] = /syntax:"([^"]*)"/.exec(text) ?? []
  const [, initialValue] = /initial-value:([^;]*)/.exec(text) ?? []
  return { syntax, inherits: text.includes('inherits:true'), initialValue }
}

/** Runs in the page, as text: it may not use anything outside itself. */
function registerAll(groups: [Descriptors, names: string][]): void {
  if (!('registerProperty' in CSS)) return
  for (const [descriptors, names] of groups) {
    for (const name of names.split(' ')) CSS.registerProperty({ ...descriptors, name })
  }
}
