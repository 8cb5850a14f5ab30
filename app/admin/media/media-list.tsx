import { Link } from 'react-router'
import { ListEmpty, ListLoading } from '#app/admin/list/list-states.tsx'
import { ListTools } from '#app/admin/list/list-tools.tsx'
import { Pager } from '#app/admin/list/pager.tsx'
import { useListViews } from '#app/admin/list/use-list-views.ts'
import type { PagedList } from '#app/admin/list/use-paged-list.ts'
import { ViewMenu } from '#app/admin/list/view-menu.tsx'
import { ViewTabs } from '#app/admin/list/view-tabs.tsx'
import { MediaTile, mediaGridLook, mediaTileLook } from '#app/admin/picture/media-tile.tsx'
import { isNarrowed, type PageOf, placesOf } from '#domain/admin/list-view.ts'
import { listTexts } from '#domain/admin/noun.ts'
import { kinds } from '#domain/kinds.ts'
import type { AdminMedia } from '#domain/media/media.ts'

type MediaListProps = {
  list: PagedList<AdminMedia>
  view: PageOf<AdminMedia>
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
}
const search = { placeholder: 'Zoek op naam of alt-tekst...' }

export const mediaFilters = [filter.name]

/** The pictures that match the search and the filter. */
export function MediaList({ list, view, page, onMove }: MediaListProps) {
  const { state, isBehind } = list
  const isWrong = isBehind && list.hasFailed
  const texts = listTexts(kinds.media.noun)
  const isSearch = isNarrowed(state)
  const views = useListViews(list)

  return (
    <div className="flex min-w-0 flex-col rounded-lg bg-card shadow-hairline">
      <ViewTabs views={views} whole="Alle media" />
      {view.total > 0 && (
        <ListTools
          {...{ search, state }}
          count={view.total}
          counts={view.counts}
          filters={[filter]}
          total={texts.total(view.total)}
          onSearch={list.search}
          onFilter={list.filter}
          beside={<ViewMenu views={views} />}
        />
      )}
      <p role="status" className="sr-only">
        {isSearch && !isBehind && texts.found(view.found)}
      </p>
      {isWrong ? null : !views.isReady ? (
        <ListLoading noun={kinds.media.noun} />
      ) : view.found === 0 && !isBehind ? (
        <div className={view.total > 0 ? 'border-line border-t' : ''}>
          <ListEmpty
            noun={kinds.media.noun}
            isSearch={isSearch}
            onClear={() => {
              list.clear()
              onMove()
            }}
          />
        </div>
      ) : (
        <ul
          aria-label={texts.name}
          aria-busy={isBehind || undefined}
          className={`${mediaGridLook} pt-1! transition-opacity duration-(--fast) aria-busy:opacity-60`}
        >
          {view.rows.map((media) => (
            <li key={media.id} className="min-w-0">
              <Link to={page(media)} className={mediaTileLook}>
                <MediaTile media={media} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {view.found > view.size && !isWrong && views.isReady && (
        <Pager
          {...placesOf(view)}
          total={view.found}
          onPage={(page) => {
            list.change({ page })
            onMove()
          }}
        />
      )}
    </div>
  )
}
