import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { useKeptFilter } from '#app/site/filter/use-with-filter.ts'
import { withPairs } from '#domain/page/with-pairs.ts'
import type { TripPlan } from '#domain/planner/trip-plan.ts'
import { DepartureBoard } from './departure-board.tsx'
import { EmptyBoard } from './empty-board.tsx'
import { type Elsewhere, NothingToPlan } from './nothing-to-plan.tsx'
import { Onward, type OnwardParking } from './onward.tsx'
import { PlannerForm, type PlannerFormProps } from './planner-form.tsx'
import { ReturnBoard } from './return-board.tsx'

export type PlannerProps = Omit<
  PlannerFormProps,
  'airport' | 'parking' | 'isAnswered' | 'onSend'
> & {
  airport: { code: string; name: string; slug: string } | undefined
  parking: OnwardParking | undefined
  trip: TripPlan | null
  /** At an airport without parkings: where there are some. */
  elsewhere: Elsewhere | null
  calendar: string | null
}

/** The form and its answer. On a narrow screen the answer comes first. */
export function Planner({ trip, calendar, elsewhere, ...form }: PlannerProps) {
  const { airport, parking } = form
  const page = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLHeadingElement>(null)
  const isSent = useRef(false)
  const filter = useKeptFilter()
  const parkingPath =
    airport && parking
      ? withPairs(
          href('/parkeren/:slug/:parking', { slug: airport.slug, parking: parking.slug }),
          filter,
        )
      : ''
  const isWithoutParkings = airport !== undefined && form.parkings.length === 0
  const isFilled = Boolean(airport && parking && (trip?.out || trip?.back))

  // Once the answer to a sent form is there, also if it is the same again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!isSent.current) return
    isSent.current = false
    const wrong = page.current?.querySelector<HTMLElement>('[aria-invalid]')
    ;(wrong ?? answer.current)?.focus()
  }, [form.given])

  return (
    <div
      ref={page}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-5 min-[56.25rem]:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <PlannerForm
        {...form}
        isAnswered={isFilled}
        onSend={() => {
          isSent.current = true
        }}
      />
      <div
        className={`grid gap-6 ${isFilled || isWithoutParkings ? 'max-[56.24rem]:-order-1' : ''}`}
      >
        {airport && parking && trip?.out && (
          <DepartureBoard
            ref={answer}
            board={trip.out}
            code={airport.code}
            parking={parking.name}
            parkingPath={parkingPath}
            calendar={calendar}
          />
        )}
        {airport && parking && trip?.back && (
          <ReturnBoard
            ref={trip.out ? undefined : answer}
            board={trip.back}
            parkingPath={parkingPath}
            alone={trip.out ? undefined : { calendar }}
          />
        )}
        {airport && parking && isFilled && trip && (
          <Onward airport={airport} parking={parking} parked={trip.parked} />
        )}
        {isWithoutParkings && <NothingToPlan name={airport.name} elsewhere={elsewhere} />}
        {!isFilled && !isWithoutParkings && <EmptyBoard />}
      </div>
    </div>
  )
}
