import X from 'lucide-react/icons/x'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { QueryLink, type QueryTo } from '#app/site/ui/query-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { pictureOf } from '#domain/media/picture.ts'
import type { ComparedParking } from '#domain/parking/comparison-row.ts'
import { columnLook, labelWidth, rowLook } from './compare-look.ts'

export type Removal = {
  /** The address of the comparison without a parking. */
  without: (id: number) => QueryTo
  onRemove: () => void
}

/** The names of the parkings, which lead to their pages, each with the link that removes it. */
export function CompareHead({
  parkings,
  removal,
}: {
  parkings: ComparedParking[]
  removal: Removal
}) {
  const withStay = useWithStay()
  // Three names share the width of a phone.
  const nameLook =
    parkings.length > 2
      ? 'text-xs/[1.25] tracking-[-0.02em] max-[24rem]:text-2xs/[1.25]'
      : 'text-[0.9375rem]/[1.25] tracking-[-0.01em]'

  return (
    <tr className={rowLook(parkings.length)}>
      <td className={`max-md:hidden ${labelWidth}`} />
      {parkings.map(({ id, name, slug, airportSlug, imageUrl }, column) => (
        <th
          key={id}
          scope="col"
          className={`pt-2.5 text-left align-top font-normal max-md:min-w-0 md:px-4 md:pt-4 ${columnLook(column)}`}
        >
          <span className="flex h-full flex-col items-stretch">
            <span className="contents max-md:hidden print:hidden">
              <Picture
                {...pictureOf(imageUrl)}
                sizes="(min-width: 80rem) 18rem, 12rem"
                look="mb-2.5 h-(--picture-h) w-full rounded-md object-cover"
              />
            </span>
            <span className="flex h-full min-w-0 flex-1 flex-col items-start justify-between gap-x-3 xl:flex-row xl:items-baseline">
              <Link
                to={withStay(
                  href('/parkeren/:slug/:parking', { slug: airportSlug, parking: slug }),
                )}
                className={`line-clamp-3 max-w-full hover:underline hover:decoration-2 hover:underline-offset-[0.15em] hyphens-none [overflow-wrap:normal] font-bold font-heading md:text-[0.9375rem]/[1.25] xl:text-[1.0625rem]/[1.25] ${nameLook}`}
              >
                {name}
              </Link>{' '}
              <QueryLink
                to={removal.without(id)}
                preventScrollReset
                onClick={removal.onRemove}
                className="-ml-0.5 inline-flex min-h-11 items-center gap-1 text-ink-muted text-xs hover:text-ink md:min-h-8 md:text-sm print:hidden"
              >
                <X size="1rem" className="flex-none" aria-hidden />
                <span className="underline underline-offset-[0.2em]">Verwijder</span>
                <span className="sr-only"> {name} uit de vergelijking</span>
              </QueryLink>
            </span>
          </span>
        </th>
      ))}
    </tr>
  )
}
