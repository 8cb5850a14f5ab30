import { Link } from 'react-router'
import { ListEmpty } from '#app/admin/list/list-states.tsx'
import { ListTools } from '#app/admin/list/list-tools.tsx'
import { Pager } from '#app/admin/list/pager.tsx'
import { useListView } from '#app/admin/list/use-list-view.ts'
import { MediaTile, mediaGridLook, mediaTileLook } from '#app/admin/picture/media-tile.tsx'
import { isNarrowed, pageSize } from '#domain/admin/list-view.ts'
import { listTexts } from '#domain/admin/noun.ts'
import { kinds } from '#domain/kinds.ts'
import { type AdminMedia, mediaKinds, mediaSearch } from '#domain/media/media.ts'

type MediaListProps = {
  rows: AdminMedia[]
  page: (media: AdminMedia) => string
  /** The focused element may be gone. */
  onMove: () => void
}

const filter = {
  name: 'soort',
  label: 'Gebruikt bij',
  options: [
    { value: 'airport', label: 'Luchthavens' },
    { value: 'parking', label: 'Parkings' },
    { value: 'post', label: 'Blog' },
    { value: 'unused', label: 'Niet gebruikt' },
    { value: 'textless', label: 'Zonder alt-tekst' },
  ],
  of: mediaKinds,
}
const search = { placeholder: 'Zoek op naam of alt-tekst...', in: mediaSearch }

/** The pictures that match the search and the filter. */
export function MediaList({ rows, page, onMove }: MediaListProps) {
  const listView = useListView(rows, {
    searchIn: mediaSearch,
    filterOn: { [filter.name]: mediaKinds },
  })
  const { state, view } = listView
  const texts = listTexts(kinds.media.noun)
  const isSearch = isNarrowed(state)

  return (
    <div className="flex min-w-0 flex-col rounded-lg bg-card shadow-hairline">
      {rows.length > 0 && (
        <ListTools
          {...{ rows, search, state }}
          filters={[filter]}
          total={texts.total(rows.length)}
          onSearch={listView.search}
          onFilter={listView.filter}
        />
      )}
      <p role="status" className="sr-only">
        {isSearch && texts.found(view.found.length)}
      </p>
      {view.found.length === 0 ? (
        <div className={rows.length > 0 ? 'border-line border-t' : ''}>
          <ListEmpty
            noun={kinds.media.noun}
            isSearch={isSearch}
            onClear={() => {
              listView.clear()
              onMove()
            }}
          />
        </div>
      ) : (
        <ul aria-label={texts.name} className={`${mediaGridLook} pt-1!`}>
          {view.shown.map((media) => (
            <li key={media.id} className="min-w-0">
              <Link to={page(media)} className={mediaTileLook}>
                <MediaTile media={media} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {view.found.length > pageSize && (
        <Pager
          {...view}
          total={view.found.length}
          onPage={(page) => {
            listView.change({ page })
            onMove()
          }}
        />
      )}
    </div>
  )
}
