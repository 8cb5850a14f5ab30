import Archive from 'lucide-react/icons/archive'
import ExternalLink from 'lucide-react/icons/external-link'
import LogOut from 'lucide-react/icons/log-out'
import { href } from 'react-router'
import { failureText } from '#app/admin/api/failure.ts'
import { useRole } from '#app/admin/api/role.ts'
import { useMakeBackup } from '#app/admin/api/use-backups.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { isAtLeast } from '#domain/access/role.ts'
import { type AdminCommand, commandForms } from './command-pages.ts'

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
    { id: 'site', group: 'Acties', label: 'Bekijk site', icon: ExternalLink, to: href('/') },
    { id: 'leave', group: 'Acties', label: 'Uitloggen', icon: LogOut, run: onLogOut },
  ]
}
