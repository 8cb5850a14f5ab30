import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { pageSearch } from '#app/site/page/page-search.ts'
import { useCompare } from '#app/site/page/use-compare.ts'
import type { QueryTo } from '#app/site/ui/query-link.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { maxCompared, tooManyText } from '#domain/parking/compared-ids.ts'
import type { CardParking } from '#domain/parking/listed-parking.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { compareAddress } from './compare-address.ts'
import { CompareSlot } from './compare-slot.tsx'

const places = Array.from({ length: maxCompared }, (_, index) => `plaats ${index + 1}`)

type CompareChosenProps = { compared: CardParking[]; stay: TimedStay | undefined }

/** What is in the tray, from the first parking that is chosen. */
export function CompareChosen({ compared, stay }: CompareChosenProps) {
  const { chosen, isRefused } = useCompare()
  const [search] = useSearchParams()
  const title = useRef<HTMLHeadingElement>(null)

  function without(id: number): QueryTo {
    const rest = chosen.filter((other) => other !== id)
    const vergelijk = rest.length > 0 ? rest.join(',') : null
    return (search) => ({ search: pageSearch(search, { vergelijk }) })
  }

  function keepFocus(id: number) {
    const next = compared.length > 1 ? title.current : document.getElementById(`vergelijk-${id}`)
    next?.focus({ preventScroll: true })
  }

  return (
    <section
      aria-label="Je vergelijking"
      className="focus-inverse border-(--yellow-500) border-t-4 bg-(--ink-900) text-white shadow-[0_-8px_32px_rgb(14_27_44/0.24)]"
    >
      <div className="container-page grid min-h-19 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-[22.5rem]:grid-cols-1 md:min-h-24 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-6 cramped:min-h-0! cramped:gap-y-1 cramped:pt-1 cramped:pb-1!">
        <h2
          ref={title}
          tabIndex={-1}
          className="grid font-bold text-[1.0625rem] tracking-[-0.01em] max-md:sr-only"
        >
          Vergelijken
          <span className="font-medium font-sans text-on-inverse-soft text-sm/[1.4] tracking-normal">
            {compared.length} van {maxCompared}
          </span>
        </h2>
        <ul className="grid grid-cols-[repeat(4,minmax(0,2.75rem))] gap-1.5 md:grid-cols-[repeat(4,4rem)] md:justify-end md:gap-3 lg:grid-cols-4 lg:justify-normal">
          {compared.map((parking) => (
            <CompareSlot
              key={parking.id}
              parking={parking}
              without={without(parking.id)}
              onRemove={() => keepFocus(parking.id)}
            />
          ))}
          {places.slice(compared.length).map((place) => (
            <li
              key={place}
              className="grid h-11 place-items-center rounded-md border-(--ink-600) border-[1.5px] border-dashed text-on-inverse-soft text-sm md:h-16 cramped:h-11!"
            >
              <span className="max-lg:sr-only">Kies nog een terrein</span>
            </li>
          ))}
        </ul>
        {compared.length > 1 ? (
          <Link
            to={compareAddress(chosen, { stay, search })}
            className={buttonLook({ tone: 'signal' })}
          >
            <span>
              Vergelijk {compared.length}
              <span className="max-[26rem]:sr-only"> terreinen</span>
            </span>
          </Link>
        ) : (
          <Button tone="inverse" disabled>
            Kies er nog een
          </Button>
        )}
        {isRefused && (
          <p aria-hidden="true" className="col-span-full font-medium text-sm">
            {tooManyText}
          </p>
        )}
      </div>
    </section>
  )
}
