import X from 'lucide-react/icons/x'
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

/** The names of the parkings, each with the link that removes it. */
export function CompareHead({
  parkings,
  removal,
}: {
  parkings: ComparedParking[]
  removal: Removal
}) {
  // Three names share the width of a phone.
  const nameLook =
    parkings.length > 2
      ? 'text-xs/[1.25] tracking-[-0.02em] max-[24rem]:text-2xs/[1.25]'
      : 'text-[0.9375rem]/[1.25] tracking-[-0.01em]'

  return (
    <tr className={rowLook(parkings.length)}>
      <td className={`max-md:hidden ${labelWidth}`} />
      {parkings.map(({ id, name, imageUrl }, column) => (
        <th
          key={id}
          scope="col"
          className={`pt-2.5 text-left align-top font-normal max-md:min-w-0 md:px-4 md:pt-4 ${columnLook(column)}`}
        >
          <span className="flex h-full items-start gap-3">
            {parkings.length < 4 && (
              <span className="contents max-lg:hidden">
                <Picture
                  {...pictureOf(imageUrl)}
                  sizes="5rem"
                  look="h-14 w-20 flex-none rounded-sm object-cover"
                />
              </span>
            )}
            <span className="flex h-full min-w-0 flex-1 flex-col items-start justify-between">
              <span
                className={`line-clamp-3 max-w-full hyphens-none [overflow-wrap:normal] font-bold font-heading md:text-[0.9375rem]/[1.25] xl:text-[1.0625rem]/[1.25] ${nameLook}`}
              >
                {name}
              </span>{' '}
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
