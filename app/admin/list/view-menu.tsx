import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Pencil from 'lucide-react/icons/pencil'
import Save from 'lucide-react/icons/save'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { Menu, type MenuItem } from '#app/admin/ui/menu.tsx'
import { Button } from '#app/ui/button.tsx'
import type { SavedView } from '#domain/admin/saved-view.ts'
import type { Column } from './table.tsx'
import type { Optional } from './table-head.tsx'
import type { ListViews } from './use-list-views.ts'
import { ViewDialog } from './view-dialog.tsx'

type ViewMenuProps = {
  views: ListViews
  /** Those that can be left out. */
  columns?: Pick<Column<never>, 'header' | 'optional' | 'isExtra'>[]
  /** Without its name, where there is little room. */
  isSmall?: boolean
}

const isWide = (optional: Optional | undefined) => optional === true || optional === 'laptop'

/** Which columns are shown, and saving the view. */
export function ViewMenu({ views, columns = [], isSmall }: ViewMenuProps) {
  const [asked, setAsked] = useState<'new' | SavedView>()
  const { current, isAltered } = views
  const ofCurrent: MenuItem[] = current
    ? [
        { label: 'Weergave wijzigen', icon: Pencil, onSelect: () => setAsked(current) },
        {
          label: 'Weergave verwijderen',
          icon: Trash2,
          tone: 'danger',
          onSelect: () => void views.remove(current),
        },
      ]
    : []

  return (
    <>
      <Menu
        ticks={{
          heading: 'Kolommen',
          items: columns.map((column) => ({
            label: column.header,
            ...(isWide(column.optional) && { note: 'op een breed scherm' }),
            isOn: views.shows(column),
            onChange: () => views.toggle(column),
          })),
        }}
        items={[
          ...(current && isAltered
            ? [
                {
                  label: `Bewaar in ‘${current.name}’`,
                  icon: Save,
                  onSelect: () => views.keep(current),
                },
              ]
            : []),
          { label: 'Bewaar deze weergave', icon: BookmarkPlus, onSelect: () => setAsked('new') },
          ...ofCurrent,
        ]}
      >
        <Button tone="secondary">
          <SlidersHorizontal aria-hidden />
          <span className={isSmall ? 'sr-only' : 'max-md:sr-only'}>Weergave</span>
        </Button>
      </Menu>
      {asked && (
        <ViewDialog
          view={asked === 'new' ? undefined : asked}
          save={(fields) => (asked === 'new' ? views.add(fields) : views.change(asked, fields))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
