import { kindNames, kinds, type SearchedKind } from '#domain/kinds.ts'
import { capitalized, withoutMarks } from '#domain/text/text.ts'

/** Pictures last: they are looked for in their own library. */
export const searchedKinds = kindNames
  .filter((name): name is SearchedKind => kinds[name].isSearched)
  .toSorted((a, b) => Number(a === 'media') - Number(b === 'media'))

/** In the order in which they stand below each other. */
export const commandGroups = [
  "Pagina's",
  ...searchedKinds.map((name) => capitalized(kinds[name].noun.many)),
  'Acties',
]

/** A page, a row or something to do, as it can be found. */
export type Command = {
  /** The same each time: what was chosen is remembered by it. */
  id: string
  /** One of the command groups. */
  group: string
  label: string
  /** What else it is found by. */
  also?: string[]
}

export type FoundGroup<Found> = { title: string; commands: Found[] }

export type CommandIndex<Found extends Command> = { command: Found; label: string; all: string }[]

const mostPerGroup = 6
const mostRecent = 5

/** Written as it is compared, once for all that will be typed. */
export function indexCommands<Found extends Command>(commands: Found[]): CommandIndex<Found> {
  return commands.map((command) => {
    const label = plain(command.label)
    return { command, label, all: [label, ...(command.also ?? []).map(plain)].join(' ') }
  })
}

/** What holds every word that was typed, in groups: the group with the likeliest of all comes first. */
export function searchCommands<Found extends Command>(
  index: CommandIndex<Found>,
  typed: string,
): FoundGroup<Found>[] {
  const wanted = plain(typed)
  const words = wanted.split(' ')
  const found = index
    .map((entry) => ({ command: entry.command, rank: rankOf(entry, wanted, words) }))
    .filter(({ rank }) => rank < ranks)
    .toSorted((a, b) => a.rank - b.rank)

  return commandGroups
    .map((title) => ({ title, of: found.filter(({ command }) => command.group === title) }))
    .filter(({ of }) => of.length > 0)
    .toSorted((a, b) => (a.of[0]?.rank ?? ranks) - (b.of[0]?.rank ?? ranks))
    .map(({ title, of }) => ({
      title,
      commands: of.slice(0, mostPerGroup).map(({ command }) => command),
    }))
}

/** While nothing is typed: what was chosen lately, and then where to go and what to do. */
export function commandsAtRest<Found extends Command>(
  index: CommandIndex<Found>,
  recent: string[],
): FoundGroup<Found>[] {
  const commands = index.map(({ command }) => command)
  const lately = recent
    .flatMap((id) => commands.find((command) => command.id === id) ?? [])
    .slice(0, mostRecent)
  const others = (["Pagina's", 'Acties'] as const).map((title) => ({
    title,
    commands: commands.filter((command) => command.group === title && !lately.includes(command)),
  }))

  return [{ title: 'Laatst gekozen', commands: lately }, ...others].filter(
    (group) => group.commands.length > 0,
  )
}

/** The last choice first, and each only once. A few more than are shown: some may be deleted since. */
export function withChoice(recent: string[], id: string): string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, 2 * mostRecent)
}

const ranks = 4

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
  return first === -1 ? ranks : first
}

const hasWord = (text: string, beginning: string) => ` ${text}`.includes(` ${beginning}`)

/** Without capitals, marks and punctuation: 'Köln/Bonn' is 'koln bonn'. */
function plain(text: string): string {
  return withoutMarks(text)
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}
