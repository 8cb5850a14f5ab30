import { RowName } from '#app/admin/list/row-name.tsx'
import type { Column } from '#app/admin/list/table.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { countries } from '#domain/airport/country.ts'
import { firstToExpire } from '#domain/provider/mark-warning.ts'
import type { AdminProvider } from '#domain/provider/provider.ts'
import { registryNumberText } from '#domain/provider/registry-number.ts'
import { formatNumber } from '#domain/text/number.ts'
import { MarkBadge } from './mark-badge.tsx'

/** The columns of the list of providers. */
export const providerColumns = (today: string): Column<AdminProvider>[] => [
  {
    header: 'Aanbieder',
    cell: (provider) => (
      <RowName row={provider} name={provider.tradeName} below={provider.legalName} />
    ),
    sort: 'name',
    card: 'title',
  },
  {
    header: 'Land',
    cell: ({ country }) => <span title={countries[country]}>{country}</span>,
    optional: true,
    card: 'none',
  },
  {
    header: 'Nummer',
    cell: ({ registry, registryNumber }) => (
      <span className="tabular-nums">
        {registryNumberText(registry, registryNumber) || (
          <span className="text-ink-muted">onbekend</span>
        )}
      </span>
    ),
    card: ({ registryNumber }) => (registryNumber === null ? 'none' : 'bare'),
  },
  {
    header: 'Parkings',
    cell: ({ parkings, leftOutAt }) =>
      leftOutAt === null ? formatNumber(parkings.length) : <Badge>niet getoond</Badge>,
    sort: 'parkings',
    end: true,
    card: ({ leftOutAt }) => (leftOutAt === null ? 'fact' : 'bare'),
  },
  {
    header: 'Luchthavens',
    cell: (provider) => (
      <span className="flex max-w-40 flex-wrap gap-1">
        {airportsOf(provider).map((code) => (
          <CodeTile key={code} size="xs">
            {code}
          </CodeTile>
        ))}
      </span>
    ),
    optional: true,
    card: 'none',
  },
  {
    header: 'Keurmerk',
    cell: ({ marks }) => {
      const first = firstToExpire(marks)
      return first ? (
        <MarkBadge mark={first} today={today} />
      ) : (
        <span className="text-ink-muted">geen</span>
      )
    },
    sort: 'mark',
    card: ({ marks }) => (marks.length === 0 ? 'none' : 'bare'),
  },
]

const airportsOf = ({ parkings, leftOutAt }: AdminProvider) => [
  ...new Set([
    ...parkings.map(({ airportCode }) => airportCode),
    ...(leftOutAt ? [leftOutAt] : []),
  ]),
]
