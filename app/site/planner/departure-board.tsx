import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { Ref } from 'react'
import { PrintButton } from '#app/site/ui/print-button.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import type { Board } from '#domain/planner/trip-plan.ts'
import { BoardRows, BoardWarnings, boardHeadLook, boardLook } from './board.tsx'

type DepartureBoardProps = {
  board: Board
  code: string
  parking: string
  /** Its address. */
  parkingPath: string
  /** Null without a day: a calendar needs one. */
  calendar: string | null
  ref?: Ref<HTMLHeadingElement>
}

/** When to leave, and each part of the way. */
export function DepartureBoard({
  board,
  code,
  parking,
  parkingPath,
  calendar,
  ref,
}: DepartureBoardProps) {
  const { title, text, aside, steps, warnings } = board

  return (
    <section aria-labelledby="heen" className={boardLook}>
      <div className={boardHeadLook}>
        <span className="flex items-center gap-2.5 font-semibold text-[0.9375rem] text-white print:text-(--ink-900)">
          <CodeTile>{code}</CodeTile>
          {parking}
        </span>
        <span>{aside}</span>
      </div>
      <div className="mx-1.5 rounded-md bg-(--yellow-500) px-5 pt-5 pb-4 text-(--ink-900) [print-color-adjust:exact]">
        <h2
          id="heen"
          ref={ref}
          tabIndex={-1}
          className="text-[clamp(2rem,1.4rem+2.4vw,3.25rem)]/[1.05] tabular-nums tracking-(--track-display) outline-none"
        >
          {title}
        </h2>
        <p className="mt-1.5 font-medium">{text}</p>
      </div>
      <BoardRows steps={steps} />
      <BoardWarnings warnings={warnings} parkingPath={parkingPath} />
      <BoardActions calendar={calendar} alarm={board.aside !== ''} />
    </section>
  )
}

type BoardActionsProps = {
  calendar: string | null
  /** Whether the calendar has one, for the way out. */
  alarm?: boolean
}

export function BoardActions({ calendar, alarm }: BoardActionsProps) {
  return (
    <div className="flex flex-wrap gap-3 border-line-inverse border-t px-5 py-4 empty:hidden max-md:flex-col print:hidden">
      {calendar && (
        <a href={calendar} download className={buttonLook({ tone: 'signal' })}>
          <CalendarPlus aria-hidden />
          Zet in je agenda
        </a>
      )}
      <PrintButton label="Print" tone="inverse" />
      {calendar && alarm && (
        <p className="self-center text-on-inverse-soft text-sm">
          In je agenda gaat een uur voor vertrek de wekker.
        </p>
      )}
    </div>
  )
}
