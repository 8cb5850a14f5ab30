import { kindNames, kinds, type SearchedKind } from '#domain/kinds.ts'
import { capitalized, withoutMarks } from '#domain/text/text.ts'

/** Before or after the other kinds: a parking before its provider; media have a library of their own. */
const places: { [Name in SearchedKind]?: number } = { airport: -2, parking: -1, media: 1 }

/** In display order. */
export const searchedKinds = kindNames
  .filter((name): name is SearchedKind => kinds[name].isSearched)
  .toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))

/** What the id of a record begins with: 'parkings 3'. */
export const searchedPath = (kind: SearchedKind): string => kinds[kind].path ?? kinds[kind].table

/** In display order. */
const commandGroups = [
  "Pagina's",
  ...searchedKinds.map((name) => capitalized(kinds[name].noun.many)),
  'Acties',
]

/** A page, a record or an action that the palette can find. */
export type Command = {
  /** Stable, because recent choices are stored by it. */
  id: string
  /** One of `commandGroups`. */
  group: string
  label: string
  /** Keywords beside the label. */
  also?: string[]
}

/** A record that the server found by name, or that was chosen before. */
export type FoundRecord = {
  kind: SearchedKind
  id: number
  name: string
  also: string[]
  /** The code of its airport. */
  code: string | null
  detail: string | null
  /** The record on whose page it is edited: the parking of a tariff. Null for one with a page of its own. */
  ownerId: number | null
}

export type FoundGroup<Found> = { title: string; commands: Found[] }

export type CommandIndex<Found extends Command> = { command: Found; label: string; all: string }[]

export const maxPerGroup = 6
const maxRecent = 5

/** Normalises the texts once, instead of at every letter typed. */
export function indexCommands<Found extends Command>(commands: Found[]): CommandIndex<Found> {
  return commands.map((command) => {
    const label = plain(command.label)
    return { command, label, all: [label, ...(command.also ?? []).map(plain)].join(' ') }
  })
}

/** The commands that match every word, grouped. The group with the best match comes first. */
export function searchCommands<Found extends Command>(
  index: CommandIndex<Found>,
  typed: string,
): FoundGroup<Found>[] {
  const wanted = plain(typed)
  const words = wanted.split(' ')
  const found = index
    .map((entry) => ({ command: entry.command, rank: rankOf(entry, wanted, words) }))
    .filter(({ rank }) => rank < noMatch)
    .toSorted((a, b) => a.rank - b.rank)

  return commandGroups
    .map((title) => ({ title, of: found.filter(({ command }) => command.group === title) }))
    .filter(({ of }) => of.length > 0)
    .toSorted((a, b) => (a.of[0]?.rank ?? noMatch) - (b.of[0]?.rank ?? noMatch))
    .map(({ title, of }) => ({
      title,
      commands: of.slice(0, maxPerGroup).map(({ command }) => command),
    }))
}

/** The results of an empty search: recent choices, then pages and actions. */
export function commandsAtRest<Found extends Command>(
  index: CommandIndex<Found>,
  recent: string[],
): FoundGroup<Found>[] {
  const commands = index.map(({ command }) => command)
  const lately = recent
    .flatMap((id) => commands.find((command) => command.id === id) ?? [])
    .slice(0, maxRecent)
  const others = (["Pagina's", 'Acties'] as const).map((title) => ({
    title,
    commands: commands.filter((command) => command.group === title && !lately.includes(command)),
  }))

  return [{ title: 'Laatst gekozen', commands: lately }, ...others].filter(
    (group) => group.commands.length > 0,
  )
}

/** Puts a choice first, without duplicates. Stores extra ones, as some may be deleted later. */
export function withChoice(recent: string[], id: string): string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, 2 * maxRecent)
}

const noMatch = 4

function rankOf(
  { label, all }: { label: string; all: string },
  wanted: string,
  words: string[],
): number {
  const tests = [
    label.startsWith(wanted),
    words.every((word) => hasWord(label, word)),
    words.every((word) => hasWord(all, word)),
    words.every((word) => all.includes(word)),
  ]
  const first = tests.indexOf(true)
  return first === -1 ? noMatch : first
}

const hasWord = (text: string, beginning: string) => ` ${text}`.includes(` ${beginning}`)

/** Without capitals, accents and punctuation: 'Köln/Bonn' is 'koln bonn'. */
export function plain(text: string): string {
  return withoutMarks(text)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}
