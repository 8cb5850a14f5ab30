import { useQuery } from '@tanstack/react-query'
import { href, Link } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { once } from '#app/admin/api/queries.ts'
import { useMay } from '#app/admin/api/role.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { kinds } from '#domain/kinds.ts'
import { listed } from '#domain/text/listed.ts'
import { counted, formatNumber } from '#domain/text/number.ts'

/** '214 parkings linken naar awin1.com', above a list: only while some of them could be coupled. */
export function UncoupledNotice() {
  const { data = [] } = useQuery({
    queryKey: ['suggestions'],
    queryFn: () => admin.get('/api/admin/couplings/suggestions'),
    retry: once,
    // A link that was changed in the form of a parking counts, a price in the list does not.
    refetchOnMount: 'always',
    enabled: useMay(kinds.coupling.seenBy),
  })
  const [first, ...others] = data
  if (!first) return null

  const { programmeId, programme, hosts, linked, fits } = first
  const verb = fits === 1 ? 'hoort bij' : 'horen bij'
  return (
    <Notice
      tone="info"
      title={`${counted(linked, 'parking linkt', 'parkings linken')} naar ${listed(hosts)}.`}
      action={
        <Link
          to={href('/admin/programmes/:id/edit', { id: `${programmeId}` })}
          className={buttonLook({ tone: 'secondary', size: 'sm' })}
        >
          Bekijk en koppel
        </Link>
      }
    >
      {formatNumber(fits)} daarvan {verb} {programme}, en {fits === 1 ? 'is' : 'zijn'} nog niet
      gekoppeld.
      {others.length > 0 &&
        ` Ook bij ${listed(others.map((other) => other.programme))} kun je er nog koppelen.`}
    </Notice>
  )
}
