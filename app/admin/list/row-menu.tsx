import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { Menu, type MenuItem } from '#app/admin/ui/menu.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

type RowMenuProps = {
  name: string
  /** Its page on the site, if it has one. */
  view?: string
  edit: string
  /** Extra items. */
  more?: MenuItem[]
  onDelete: () => void
}

export function RowMenu({ name, view, edit, more = [], onDelete }: RowMenuProps) {
  const items: MenuItem[] = [
    ...(view ? [{ label: 'Bekijken', icon: Eye, to: view }] : []),
    { label: 'Bewerken', icon: Pencil, to: edit },
    ...more,
    { label: 'Verwijderen', icon: Trash2, tone: 'danger', onSelect: onDelete },
  ]

  return (
    <Menu items={items} tooltip="Acties">
      <IconButton label={`Acties voor ${name}`} icon={Ellipsis} />
    </Menu>
  )
}
