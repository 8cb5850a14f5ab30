import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { chipLook } from '#app/ui/chip-look.ts'
import { choicesOf, type NarrowingName } from '#domain/statistics/narrowing.ts'
import { sourceTitle } from '#domain/statistics/source.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { formatDay } from '#domain/text/date.ts'
import { useNarrowing } from './use-narrowing.ts'

const labels: Record<NarrowingName, string> = {
  airport: 'Luchthaven',
  parking: 'Parking',
  source: 'Herkomst',
  page: 'Pagina',
}

/** What the statistics are narrowed to; each chip takes one away. */
export function NarrowingChips({ statistics }: { statistics: Statistics | undefined }) {
  const { narrowing, linkTo } = useNarrowing()
  const chosen = choicesOf(narrowing)
  if (chosen.length === 0) return null

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul aria-label="Alleen geteld" className="flex flex-wrap gap-2">
        {chosen.map(({ name, value }) => (
          <li key={name} className="flex min-w-0">
            <Link
              to={linkTo(name, value).to}
              preventScrollReset
              className={`${chipLook(true)} whitespace-normal!`}
            >
              <span className="wrap-anywhere">
                {labels[name]}: {nameOf(name, value, statistics)}
              </span>
              <span className="sr-only"> verwijderen</span>
              <X size={16} className="flex-none" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {statistics?.completeFrom && (
        <p className="text-ink-muted text-sm">
          Geteld vanaf {formatDay(statistics.completeFrom)}: van eerdere dagen bewaren we alleen
          totalen.
        </p>
      )}
    </div>
  )
}

function nameOf(name: NarrowingName, value: string, statistics: Statistics | undefined): string {
  if (name === 'airport') {
    return statistics?.airports.find(({ code }) => code === value)?.name ?? value
  }
  if (name === 'parking') {
    return statistics?.parkings.find(({ id }) => String(id) === value)?.name ?? value
  }
  return name === 'source' ? sourceTitle(value) : value
}
