import { ReserveLink } from '#app/site/booking/reserve-link.tsx'
import { UnavailableBadge, UnavailableParking } from '#app/site/booking/unavailable-parking.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { pictureOf } from '#domain/media/picture.ts'
import type { ComparedParking, ComparisonRow } from '#domain/parking/comparison.ts'
import { CompareCell } from './compare-cell.tsx'

type CompareTableProps = { parkings: ComparedParking[]; rows: ComparisonRow[] }

/** The first column is sticky on a phone. */
const firstLook = 'w-32 bg-raised pl-4 max-md:sticky max-md:left-0 max-md:z-1 md:w-52 md:pl-6'
const cellLook = 'border-line border-b px-3 py-2.5 md:px-4 text-left align-middle text-[0.9375rem]'

export function CompareTable({ parkings, rows }: CompareTableProps) {
  return (
    <section aria-label="Vergelijkingstabel" className="relative overflow-x-auto">
      <table
        className="w-full table-fixed border-separate border-spacing-0"
        style={{ minWidth: `${8 + 12.5 * parkings.length}rem` }}
      >
        <thead>
          <tr>
            <td className={firstLook} />
            {parkings.map(({ id, name, imageUrl }) => (
              <th key={id} scope="col" className="px-3 pt-4 pb-3 text-left align-top md:px-4">
                <Picture
                  {...pictureOf(imageUrl)}
                  sizes="20rem"
                  look="h-26 w-full rounded-md object-cover"
                />
                <span className="mt-3 block font-bold font-heading text-[1.0625rem]/[1.25] tracking-[-0.01em] [overflow-wrap:anywhere]">
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, look, cells }) => (
            <tr key={label}>
              <th
                scope="row"
                className={`${cellLook} ${firstLook} font-medium text-ink-muted max-md:text-sm`}
              >
                {label}
              </th>
              {cells.map((cell, place) => (
                <td key={parkings[place]?.id} className={`${cellLook} tabular-nums`}>
                  <CompareCell cell={cell} look={look} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={firstLook} />
            {parkings.map((parking, place) => (
              <td key={parking.id} className="px-3 py-4 md:px-4 [&_a>svg]:hidden">
                {parking.unavailable === null ? (
                  <ReserveLink parking={parking} position={place + 1} sortBy="price" />
                ) : (
                  <div className="grid justify-items-start gap-2 [&>div]:w-full">
                    <UnavailableBadge />
                    <UnavailableParking reason={parking.unavailable} />
                  </div>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
