import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { Menu, type MenuItem } from '#app/admin/ui/menu.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

type RowMenuProps = {
  name: string
  /** Its page on the site, if it has one. */
  view?: string
  edit: string
  /** Without it the row can only be looked at. */
  mayChange: boolean
  /** Extra items. */
  more?: MenuItem[]
  onDelete: () => void
}

export function RowMenu({ name, view, edit, mayChange, more = [], onDelete }: RowMenuProps) {
  const onSite = view ? [{ label: 'Bekijken', icon: Eye, to: view }] : []
  const seen: MenuItem[] = [...onSite, { label: 'Gegevens bekijken', icon: FileText, to: edit }]
  const changed: MenuItem[] = [
    ...onSite,
    { label: 'Bewerken', icon: Pencil, to: edit },
    ...more,
    { label: 'Verwijderen', icon: Trash2, tone: 'danger', onSelect: onDelete },
  ]

  return (
    <Menu items={mayChange ? changed : seen} tooltip="Acties">
      <IconButton label={`Acties voor ${name}`} icon={Ellipsis} />
    </Menu>
  )
}
