import type { LucideIcon } from 'lucide-react'
import ChartColumn from 'lucide-react/icons/chart-column'
import HandCoins from 'lucide-react/icons/hand-coins'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ListChecks from 'lucide-react/icons/list-checks'
import Server from 'lucide-react/icons/server'
import { href } from 'react-router'
import { pageRole } from '#domain/access/page-role.ts'
import { isAtLeast, type Role } from '#domain/access/role.ts'
import { kinds, type PageKind } from '#domain/kinds.ts'
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

const earnings: NavEntry = {
  label: 'Opbrengst',
  to: href('/admin/opbrengst'),
  pages: /^\/admin\/opbrengst\b/,
  icon: HandCoins,
  also: ['Geld', 'Verwacht', 'Commissie', 'Inkomsten', 'Wat opvalt'],
}

const system: NavEntry = {
  label: 'Systeem',
  to: href('/admin/systeem'),
  pages: /^\/admin\/systeem\b/,
  icon: Server,
  also: ['Taken', 'Fouten', 'Schijf', 'Versie', 'Storing'],
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

const settings = entry('settings')

/** How somebody logs in: for every role the first of the settings pages that it may see. */
export const ownAccount = href('/admin/settings/access')

type Group = { title: string; entries: NavEntry[] }

const groups: Group[] = [
  { title: 'Vandaag', entries: [dashboard, control, entry('contact')] },
  { title: 'Aanbod', entries: [entry('airport'), entry('parking'), entry('provider')] },
  { title: 'Inhoud', entries: [entry('post'), entry('media'), entry('faq')] },
  {
    title: 'Cijfers',
    entries: [statistics, earnings, entry('programme'), entry('conversion'), entry('payout')],
  },
]

/** The menu of the admin, by what one comes to do, without the pages that a role may not open. */
export function navigationFor(role: Role): { groups: Group[]; foot: NavEntry[] } {
  const isAllowed = ({ to }: NavEntry) => isAtLeast(role, pageRole(to))
  return {
    groups: groups.map(({ title, entries }) => ({ title, entries: entries.filter(isAllowed) })),
    foot: [
      isAllowed(settings) ? settings : { ...settings, to: ownAccount },
      ...[system].filter(isAllowed),
    ],
  }
}
