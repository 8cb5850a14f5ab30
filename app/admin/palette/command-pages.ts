import type { LucideIcon } from 'lucide-react'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'
import BookOpen from 'lucide-react/icons/book-open'
import Braces from 'lucide-react/icons/braces'
import FileUp from 'lucide-react/icons/file-up'
import KeyRound from 'lucide-react/icons/key-round'
import Plus from 'lucide-react/icons/plus'
import History from 'lucide-react/icons/rotate-ccw-clock'
import { href } from 'react-router'
import { type NavEntry, navigationFor } from '#app/admin/navigation.ts'
import { pageRole } from '#domain/access/page-role.ts'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import type { Command } from '#domain/admin/command-search.ts'
import { listTexts } from '#domain/admin/noun.ts'
import { importAddress, importNames, importTitle } from '#domain/import/import-names.ts'
import { kinds, pageKinds } from '#domain/kinds.ts'

/** A link with `to`, or an action with `run`. */
export type AdminCommand = Command & {
  icon: LucideIcon
  /** The code of its airport. */
  code?: string
  detail?: string
} & ({ to: string } | { run: () => void })

type Page = Omit<NavEntry, 'pages'>

const more: Page[] = [
  {
    label: 'Toegang',
    to: href('/admin/settings/access'),
    icon: KeyRound,
    also: [
      'Wachtwoord',
      'Inloggen in twee stappen',
      'Sessies',
      "Collega's",
      'Uitnodigen',
      'Rollen',
    ],
  },
  {
    label: 'Reservekopieën',
    to: href('/admin/settings/backups'),
    icon: Archive,
    also: ['Kopieën', 'Back-up', 'Site downloaden', 'Terugzetten'],
  },
  {
    label: 'Wijzigingen',
    to: href('/admin/settings/changes'),
    icon: History,
    also: ['Logboek', 'Ongedaan maken'],
  },
  {
    label: 'Verwijderd',
    to: href('/admin/settings/deleted'),
    icon: ArchiveRestore,
    also: ['Prullenbak', 'Terugzetten'],
  },
  { label: 'Handleiding', to: href('/admin/help'), icon: BookOpen, also: ['Hulp', 'Uitleg'] },
  { label: 'De API', to: href('/admin/api'), icon: Braces, also: ['OpenAPI', 'Aanroepen'] },
]

const isAllowed = (role: Role) => (page: Page) => isAtLeast(role, pageRole(page.to))

/** The pages that a role may open. */
export function commandPages(role: Role): AdminCommand[] {
  // 'Mijn account' in the menu is the page 'Toegang'.
  const menu = navigationFor(role).flat()
  const beside = more.filter(({ to }) => !menu.some((entry) => entry.to === to))
  return [...menu, ...beside].filter(isAllowed(role)).map((page: Page) => ({
    id: page.to,
    group: "Pagina's",
    label: page.label,
    to: page.to,
    icon: page.icon,
    also: page.also && [...page.also],
  }))
}

const forms: Page[] = pageKinds
  .filter((name) => kinds[name].page.hasNew)
  .map((name) => ({
    label: listTexts(kinds[name].noun).add,
    to: `${href(`/admin/${kinds[name].path}`)}/new`,
    icon: Plus,
  }))

const imports: Page[] = importNames.map((name) => ({
  label: importTitle(name),
  to: importAddress(name),
  icon: FileUp,
}))

/** The actions that have a page of their own, for a role. */
export function commandForms(role: Role): AdminCommand[] {
  return [...forms, ...imports].filter(isAllowed(role)).map(({ label, to, icon }) => ({
    id: to,
    group: 'Acties',
    label,
    to,
    icon,
    also: ['Toevoegen'],
  }))
}
