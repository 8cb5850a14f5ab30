import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { ReportLink } from '#app/site/report/report-link.tsx'
import { reportAddress } from '#domain/contact/report-address.ts'
import type { ComparedParking } from '#domain/parking/comparison-row.ts'
import { columnLook, rowLook } from './compare-look.ts'

/** A row of links to report what is wrong, each in the column of its parking. */
export function CompareReports({ parkings }: { parkings: ComparedParking[] }) {
  const withStay = useWithStay()

  return (
    <tr className={`${rowLook(parkings.length)} print:hidden`}>
      <td className="max-md:hidden" />
      {parkings.map((parking, column) => (
        <td
          key={parking.id}
          className={`py-2.5 text-ink-muted text-xs max-md:min-w-0 md:px-4 md:text-sm ${columnLook(column)}`}
        >
          <ReportLink
            to={withStay(reportAddress(parking.airportSlug, parking.slug))}
            parking={parking}
          />
        </td>
      ))}
    </tr>
  )
}
