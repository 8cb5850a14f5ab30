import { useQuery } from '@tanstack/react-query'
import ClockAlert from 'lucide-react/icons/clock-exclamation-point'
import { href, Link } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { Notice } from '#app/ui/notice.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { PageOf } from '#domain/admin/list-view.ts'
import { expiryText, firstToExpire, markWarning } from '#domain/provider/mark-warning.ts'
import type { AdminProvider } from '#domain/provider/provider.ts'
import { formatNumber } from '#domain/text/number.ts'

const maxNamed = 3

/** The marks that expired or are about to, the first of them by name. */
export function MarksNotice({ today }: { today: string }) {
  const { data } = useQuery({
    queryKey: ['providers', 'marks'],
    queryFn: () => admin.get(`/api/admin/providers?sort=mark&pageSize=${maxNamed}`),
  })
  const count = data ? attentionCount(data) : 0
  if (!data || count === 0) return null
  const named = data.rows.flatMap((provider) => warned(provider, today))
  const more = count - named.length

  return (
    <Notice tone="caution" icon={ClockAlert} title={titleOf(count)}>
      {named.map(({ provider, text }, at) => (
        <span key={provider.id}>
          {at > 0 && ', '}
          <Link
            to={href('/admin/providers/:id/edit', { id: `${provider.id}` })}
            className={`wrap-anywhere ${textLinkLook}`}
          >
            {provider.tradeName}
          </Link>{' '}
          {text}
        </span>
      ))}
      {more > 0 && ` en nog ${formatNumber(more)}`}.
    </Notice>
  )
}

const titleOf = (count: number) =>
  count === 1
    ? 'Een keurmerk vraagt aandacht.'
    : `Keurmerken van ${formatNumber(count)} aanbieders vragen aandacht.`

const attentionCount = ({ counts: { mark = {} } }: PageOf<AdminProvider>) =>
  (mark.verlopen ?? 0) + (mark.verloopt ?? 0)

function warned(provider: AdminProvider, today: string) {
  const mark = firstToExpire(provider.marks)
  if (!mark?.validUntil || !markWarning(mark, today)) return []
  return [{ provider, text: expiryText(mark.validUntil, today) }]
}
