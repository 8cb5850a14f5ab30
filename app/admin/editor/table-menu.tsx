import type { ChainedCommands } from '@tiptap/core'
import type { Editor } from '@tiptap/react'
import BetweenHorizontalEnd from 'lucide-react/icons/between-horizontal-end'
import BetweenVerticalEnd from 'lucide-react/icons/between-vertical-end'
import Columns3 from 'lucide-react/icons/columns-3'
import Heading from 'lucide-react/icons/letter-h'
import Rows3 from 'lucide-react/icons/rows-3'
import TableIcon from 'lucide-react/icons/table'
import Trash2 from 'lucide-react/icons/trash'
import { Menu, type MenuItem } from '#app/admin/ui/menu.tsx'
import { BareToolbarButton, ToolbarButton } from '#app/admin/ui/toolbar.tsx'

type TableMenuProps = { editor: Editor; isInTable: boolean }

/** Inserts a table; inside one, it offers the table's commands. */
export function TableMenu({ editor, isInTable }: TableMenuProps) {
  const run = (command: (chain: ChainedCommands) => ChainedCommands) => () => {
    command(editor.chain().focus()).run()
  }

  if (!isInTable) {
    return (
      <ToolbarButton
        label="Tabel"
        icon={TableIcon}
        onClick={run((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }))}
      />
    )
  }

  const items: MenuItem[] = [
    {
      label: 'Rij toevoegen',
      icon: BetweenHorizontalEnd,
      onSelect: run((chain) => chain.addRowAfter()),
    },
    {
      label: 'Kolom toevoegen',
      icon: BetweenVerticalEnd,
      onSelect: run((chain) => chain.addColumnAfter()),
    },
    { label: 'Rij verwijderen', icon: Rows3, onSelect: run((chain) => chain.deleteRow()) },
    { label: 'Kolom verwijderen', icon: Columns3, onSelect: run((chain) => chain.deleteColumn()) },
    {
      label: 'Koprij aan of uit',
      icon: Heading,
      onSelect: run((chain) => chain.toggleHeaderRow()),
    },
    {
      label: 'Kopkolom aan of uit',
      icon: Heading,
      onSelect: run((chain) => chain.toggleHeaderColumn()),
    },
    {
      label: 'Tabel verwijderen',
      icon: Trash2,
      tone: 'danger',
      onSelect: run((chain) => chain.deleteTable()),
    },
  ]
  return (
    <Menu items={items} tooltip="Tabel">
      <BareToolbarButton label="Tabel" icon={TableIcon} pressed />
    </Menu>
  )
}
