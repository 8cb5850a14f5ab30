import type { LucideIcon } from 'lucide-react'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'
import BookOpen from 'lucide-react/icons/book-open'
import Braces from 'lucide-react/icons/braces'
import CalendarOff from 'lucide-react/icons/calendar-off'
import CalendarRange from 'lucide-react/icons/calendar-range'
import Check from 'lucide-react/icons/check'
import CornerUpRight from 'lucide-react/icons/corner-up-right'
import FileUp from 'lucide-react/icons/file-up'
import ListChecks from 'lucide-react/icons/list-checks'
import Percent from 'lucide-react/icons/percent'
import Plus from 'lucide-react/icons/plus'
import History from 'lucide-react/icons/rotate-ccw-clock'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import { href } from 'react-router'
import { kindIcons, type NavEntry, navigationFor, ownAccount } from '#app/admin/navigation.ts'
import { pageRole } from '#domain/access/page-role.ts'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import type { Command } from '#domain/admin/command-search.ts'
import { listTexts } from '#domain/admin/noun.ts'
import { datedListAddress } from '#domain/check/dated-filter.ts'
import {
  importAddress,
  importNames,
  importNouns,
  importTitle,
} from '#domain/import/import-names.ts'
import { kinds, pageKinds } from '#domain/kinds.ts'
import { capitalized } from '#domain/text/text.ts'

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
    label: 'Mijn account',
    to: ownAccount,
    icon: UserRound,
    also: ['Wachtwoord', 'Inloggen in twee stappen', 'Sessies', 'Toegang'],
  },
  {
    label: "Collega's",
    to: href('/admin/settings/colleagues'),
    icon: Users,
    also: ['Uitnodigen', 'Rollen', 'Toegang'],
  },
  {
    label: '404s en doorverwijzingen',
    to: href('/admin/settings/addresses'),
    icon: CornerUpRight,
    also: ['Onbekende adressen', 'Redirects'],
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
  const { groups, foot } = navigationFor(role)
  const menu = [...groups.flatMap(({ entries }) => entries), ...foot]
  // Where somebody may not see the settings, their entry opens a page that has its own name here.
  const pages = menu.filter(({ to }) => !more.some((page) => page.to === to))
  return [...pages, ...more].filter(isAllowed(role)).map((page: Page) => ({
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
  also: [capitalized(importNouns[name].one)],
}))

/** What an editor does in a list, by the name of the work. */
const inLists: (Page & { id: string; detail?: string })[] = [
  {
    id: 'change prices',
    label: 'Prijs wijzigen',
    detail: 'vink parkings aan',
    to: href('/admin/parkings'),
    icon: Percent,
    also: ['Seizoen verhogen', 'Tarief', 'Tarieven', 'Prijzen', 'Verhogen', 'Verlagen'],
  },
  {
    id: 'close',
    label: 'Niet beschikbaar maken',
    detail: 'vink parkings aan',
    to: href('/admin/parkings'),
    icon: CalendarOff,
    also: ['Dicht zetten', 'Sluiten', 'Vol'],
  },
  {
    id: 'check prices',
    label: 'Prijzen nakijken',
    to: href('/admin/controle'),
    icon: ListChecks,
    also: ['Tarief', 'Tarieven', 'Gecontroleerd', 'Controleren'],
  },
  {
    id: 'dated',
    label: 'Alles wat een datum heeft',
    detail: 'wat het eerst te laat is, bovenaan',
    to: datedListAddress(),
    icon: CalendarRange,
    also: ['Te laat', 'Verlopen', 'Ouder dan 30 dagen', 'Gecontroleerd', 'Controleren'],
  },
  {
    id: 'resolve messages',
    label: 'Berichten oplossen',
    to: href('/admin/contacts'),
    icon: Check,
    also: ['Opgelost', 'Markeer als opgelost', 'Beantwoorden', 'Antwoord'],
  },
  {
    id: 'resolved messages',
    label: 'Opgeloste berichten',
    to: `${href('/admin/contacts')}?status=opgelost`,
    icon: kindIcons.contact,
    also: ['Opgelost', 'Heropenen'],
  },
]

/** The actions that have a page of their own, for a role. */
export function commandForms(role: Role): AdminCommand[] {
  const adding = [...forms, ...imports].map((page) => ({
    ...page,
    id: page.to,
    also: ['Toevoegen', ...(page.also ?? [])],
  }))
  return [...adding, ...(isAtLeast(role, 'editor') ? inLists : [])]
    .filter(isAllowed(role))
    .map(({ also = [], ...page }) => ({ ...page, group: 'Acties', also: [...also] }))
}
