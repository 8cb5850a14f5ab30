import { newNames } from './new-names.ts'

const property = /(?<![\w-])--[a-z][\w-]*/g

/** The custom properties in words that are no class: scripts set or read them. */
export function mentionedIn(words: string[]): Set<string> {
  return new Set(words.flatMap((word) => word.match(property) ?? []))
}

/** Names the custom properties that a sheet itself sets, in its order, if only sheets use them. */
export function nameProperties(
  sheet: string,
  mentioned: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const set = sheet.matchAll(/(?:@property\s+|[{;]\s*)(--[a-z][\w-]*)\s*[:{]/g)
  const own = new Set([...set].flatMap(([, name = '']) => (mentioned.has(name) ? [] : name)))
  const taken = new Set((sheet.match(property) ?? []).map((name) => name.slice(2)))
  const names = newNames(taken)
  return new Map([...own].map((name) => [name, `--${names.next().value}`]))
}

export function shortenProperties(css: string, short: ReadonlyMap<string, string>): string {
  return css.replaceAll(property, (name) => short.get(name) ?? name)
}
