import type { LucideIcon } from 'lucide-react'
import ChartColumn from 'lucide-react/icons/chart-column'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ListChecks from 'lucide-react/icons/list-checks'
import UserRound from 'lucide-react/icons/user-round'
import { href } from 'react-router'
import { pageRole } from '#domain/access/page-role.ts'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import { kinds, type PageKind, pageKinds } from '#domain/kinds.ts'
import * as icons from './kind-icons.ts'

/** The icon of each kind with a page. One without is a type error. */
export const kindIcons: Record<PageKind, LucideIcon> = icons

export type NavEntry = {
  label: string
  to: string
  /** The addresses for which it is the current entry. */
  pages: RegExp
  icon: LucideIcon
  /** Keywords for the palette. */
  also?: readonly string[]
}

const dashboard: NavEntry = {
  label: 'Dashboard',
  to: href('/admin'),
  pages: /^\/admin(\/dashboard)?\/?$/,
  icon: LayoutDashboard,
}

const statistics: NavEntry = {
  label: 'Statistieken',
  to: href('/admin/analytics'),
  pages: /^\/admin\/analytics\b/,
  icon: ChartColumn,
  also: ['Clicks', 'Klikken', 'Doorverwijzingen', 'Analytics'],
}

export const control: NavEntry = {
  label: 'Controle',
  to: href('/admin/controle'),
  pages: /^\/admin\/controle\b/,
  icon: ListChecks,
  also: ['Nakijken', 'Te doen', 'Meldingen', 'Verouderd', 'Bewijs'],
}

function entry(name: PageKind): NavEntry {
  const { path, page } = kinds[name]
  return {
    label: page.label,
    to: href(`/admin/${path}`),
    pages: new RegExp(`^/admin/${path}\\b`),
    icon: kindIcons[name],
    also: page.also,
  }
}

const content: PageKind[] = ['airport', 'post', 'media', 'faq']
const business: PageKind[] = ['parking', 'contact', 'settings']
/** What keeps the site true. */
const upkeep: PageKind[] = ['provider']
/** The kinds that have no place of their own in the menu. */
const others = pageKinds.filter((name) => ![...content, ...business, ...upkeep].includes(name))

const settings = entry('settings')

/** For an admin who may not change the settings, the pages beside them. */
const ownAccount: NavEntry = {
  ...settings,
  label: 'Mijn account',
  to: href('/admin/settings/access'),
  icon: UserRound,
  also: ['Wachtwoord', 'Inloggen in twee stappen', 'Sessies'],
}

const menu: NavEntry[][] = [
  [dashboard, ...[...content, ...others].map(entry)],
  [entry('parking'), entry('contact'), statistics, settings],
  [control, ...upkeep.map(entry)],
]

/** The menu of the admin, without the pages that a role may not open. */
export function navigationFor(role: Role): NavEntry[][] {
  const isAllowed = ({ to }: NavEntry) => isAtLeast(role, pageRole(to))
  const shown = menu.map((group) => group.filter(isAllowed))
  return isAllowed(settings)
    ? shown
    : shown.map((group, at) => (at === 1 ? [...group, ownAccount] : group))
}
