import X from 'lucide-react/icons/x'
import { QueryLink } from '#app/site/ui/query-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { pictureOf } from '#domain/media/picture.ts'
import type { ComparedParking } from '#domain/parking/comparison.ts'
import type { Removal } from './compare-actions.tsx'

type CompareHeadProps = {
  parkings: ComparedParking[]
  rowLook: string
  removal: Removal
}

/** The names of the parkings. On a phone CompareActions removes them. */
export function CompareHead({ parkings, rowLook, removal }: CompareHeadProps) {
  // Three names share the width of a phone.
  const nameLook = parkings.length > 2 ? 'text-xs/[1.3]' : 'text-[0.9375rem]/[1.25]'

  return (
    <tr className={rowLook}>
      <td className="max-md:hidden md:w-44 lg:w-60" />
      {parkings.map(({ id, name, imageUrl }) => (
        <th
          key={id}
          scope="col"
          className="px-2.5 pt-2.5 text-left align-top font-normal max-md:first-of-type:pl-4 md:px-4 md:pt-4"
        >
          <span className="flex items-start gap-1 md:gap-3">
            <span className="contents max-lg:hidden">
              <Picture
                {...pictureOf(imageUrl)}
                sizes="5rem"
                look="h-14 w-20 flex-none rounded-sm object-cover"
              />
            </span>
            <span
              className={`min-w-0 flex-1 hyphens-auto font-bold font-heading tracking-[-0.01em] [overflow-wrap:anywhere] max-md:line-clamp-2 md:pt-2.5 md:text-[0.9375rem]/[1.25] lg:text-[1.0625rem]/[1.25] ${nameLook}`}
            >
              {name}
            </span>
            <QueryLink
              to={removal.without(id)}
              preventScrollReset
              onClick={removal.onRemove}
              aria-label={`${name} uit de vergelijking halen`}
              className="-mr-2 grid size-11 flex-none place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink max-md:hidden print:hidden"
            >
              <X size={18} aria-hidden />
            </QueryLink>
          </span>
        </th>
      ))}
    </tr>
  )
}
