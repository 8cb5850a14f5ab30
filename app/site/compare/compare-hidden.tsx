import { QueryLink, type QueryTo } from '#app/site/ui/query-link.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { ComparedParking } from '#domain/parking/comparison-row.ts'
import { numberWord } from '#domain/text/number-word.ts'
import { narrowColumns } from './compare-look.ts'

type CompareHiddenProps = {
  parkings: ComparedParking[]
  /** The same comparison with the last parking in front. */
  to: QueryTo
}

/** Where there is no room for the last parking: how to see it. */
export function CompareHidden({ parkings, to }: CompareHiddenProps) {
  const hidden = parkings[narrowColumns]
  if (!hidden) return null

  return (
    <p className="border-line border-b px-4 py-2.5 text-sm/[1.5] md:px-6 lg:hidden print:hidden">
      Hier passen er {numberWord(narrowColumns)} naast elkaar.{' '}
      <QueryLink to={to} replace preventScrollReset className={textLinkLook}>
        Zet {hidden.name} vooraan
      </QueryLink>
    </p>
  )
}
