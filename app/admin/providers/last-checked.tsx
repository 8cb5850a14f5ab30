import { useQuery } from '@tanstack/react-query'
import { href, Link } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { itemLabel } from '#domain/check/dated-item.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'

/** When something of a provider was last checked in the queue, and by whom. */
export function LastChecked({ of: { id } }: { of: { id: number } }) {
  const query = useQuery({
    queryKey: ['checks', 'history', 'provider', id],
    queryFn: () => admin.get(`/api/admin/checks/history?provider=${id}`),
    staleTime: 0,
  })

  return (
    <Panel title="Laatst gecontroleerd">
      <QueryState query={query} what="controles">
        {(past) => {
          const last = past.find(({ outcome }) => outcome !== 'later')
          if (!last) {
            return (
              <p className="px-5 py-4 text-ink-muted">
                Nog niet. Een keurmerk dat verloopt, komt vanzelf in{' '}
                <Link to={href('/admin/controle')} className={textLinkLook}>
                  Controle
                </Link>
                .
              </p>
            )
          }
          return (
            <div className="px-5 py-4">
              <p className="font-bold">{formatDay(amsterdamDay(new Date(last.at)))}</p>
              <p className="wrap-anywhere text-ink-muted">
                {itemLabel(last)}, door {last.username}
              </p>
            </div>
          )
        }}
      </QueryState>
    </Panel>
  )
}
