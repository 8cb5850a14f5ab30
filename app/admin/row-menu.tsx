import { Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Menu } from '#app/ui/menu.tsx'

type RowMenuProps = {
  name: string
  /** Its page on the site, where it has one. */
  view?: string
  edit: string
  onDelete: () => void
}

/** What can be done with one row. */
export function RowMenu({ name, view, edit, onDelete }: RowMenuProps) {
  const items = [
    { label: 'Bewerken', icon: Pencil, to: edit },
    { label: 'Verwijderen', icon: Trash2, tone: 'danger', onSelect: onDelete },
  ] as const
  const look = view && { label: 'Bekijken', icon: Eye, to: view }

  return (
    <Menu items={look ? [look, ...items] : [...items]} tooltip="Acties">
      <IconButton label={`Acties voor ${name}`} icon={Ellipsis} />
    </Menu>
  )
}
