import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point'
import Printer from 'lucide-react/icons/printer'
import { useWithFilter } from '#app/site/filter/use-with-filter.ts'
import { Link } from '#app/site/page/link.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import type { ParkingPage } from '#domain/parking/parking-page.ts'
import { daySteps } from '#domain/parking-day/parking-day.ts'
import { PageSection } from './page-section.tsx'

const stepLook = [
  'relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 not-last:pb-5 [counter-increment:stap]',
  'before:grid before:size-9 before:place-items-center before:rounded-sm before:bg-signal before:font-extrabold before:font-heading before:text-base/none before:text-on-signal before:content-[counter(stap)]',
  'not-last:after:absolute not-last:after:top-9 not-last:after:bottom-0 not-last:after:left-4 not-last:after:w-1 not-last:after:bg-[repeating-linear-gradient(180deg,var(--line-strong)_0_8px,transparent_8px_14px)]',
].join(' ')

type DaySectionProps = Pick<ParkingPage, 'parking'> & { cardAddress: string }

export function DaySection({ parking, cardAddress }: DaySectionProps) {
  const withFilter = useWithFilter()

  return (
    <PageSection id="dag" title="Op de dag zelf">
      <ol className="[counter-reset:stap]">
        {daySteps(parking).map(({ title, text }) => (
          <li key={title} className={stepLook}>
            <div>
              <h3 className="pt-1.5 text-base/[1.4]">{title}</h3>
              <p className="text-[0.9375rem]/[1.5] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {parking.avoid && (
        <p className="mt-5 flex gap-3 rounded-md bg-negative-soft p-4 text-[0.9375rem]/[1.5] text-negative-ink">
          <OctagonAlert size="1.25rem" className="mt-[0.1rem] flex-none" aria-hidden />
          <span>
            <b className="font-bold">Niet inrijden bij {parking.avoid}.</b> De navigatie stuurt je
            soms daarheen.
          </span>
        </p>
      )}
      <p className="mt-4 print:hidden">
        <Link to={withFilter(cardAddress)} className={buttonLook({ tone: 'secondary' })}>
          <Printer aria-hidden />
          Print je aankomstkaart
        </Link>
      </p>
    </PageSection>
  )
}
