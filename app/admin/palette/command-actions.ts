import Archive from 'lucide-react/icons/archive'
import ExternalLink from 'lucide-react/icons/external-link'
import LogOut from 'lucide-react/icons/log-out'
import SunMoon from 'lucide-react/icons/sun-moon'
import { href } from 'react-router'
import { failureText } from '#app/admin/api/failure.ts'
import { useRole } from '#app/admin/api/role.ts'
import { useMakeBackup } from '#app/admin/api/use-backups.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { chooseTheme, type Theme } from '#app/ui/theme/theme.ts'
import { isAtLeast } from '#domain/access/role.ts'
import { type AdminCommand, commandForms } from './command-pages.ts'

const theme = (label: string, also: string, chosen: Theme | undefined): AdminCommand => ({
  id: `theme ${chosen ?? 'system'}`,
  group: 'Acties',
  label,
  also: ['Weergave', 'Thema', also],
  icon: SunMoon,
  run: () => chooseTheme(chosen),
})

const themes = [
  theme('Donkere weergave', 'Donker', 'dark'),
  theme('Lichte weergave', 'Licht', 'light'),
  theme('Automatische weergave', 'Systeem', undefined),
]

/** The actions that are available on every page. */
export function useCommandActions(onLogOut: () => void): AdminCommand[] {
  const toast = useToast()
  const makeBackup = useMakeBackup()
  const role = useRole()

  async function copy() {
    toast({ title: 'Kopie maken...' })
    try {
      await makeBackup()
      toast({ title: 'Kopie gemaakt', text: 'De kopie staat op de server.' })
    } catch (error) {
      const text = failureText(error, 'Er is een fout opgetreden bij het maken van de kopie.')
      toast({ title: 'Fout', text, tone: 'error' })
    }
  }

  const backup: AdminCommand = {
    id: 'copy',
    group: 'Acties',
    label: 'Maak nu een kopie',
    also: ['Back-up'],
    icon: Archive,
    run: copy,
  }

  return [
    ...commandForms(role),
    ...(isAtLeast(role, 'manager') ? [backup] : []),
    ...themes,
    { id: 'site', group: 'Acties', label: 'Bekijk site', icon: ExternalLink, to: href('/') },
    { id: 'leave', group: 'Acties', label: 'Uitloggen', icon: LogOut, run: onLogOut },
  ]
}
