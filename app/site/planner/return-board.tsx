import type { Ref } from 'react'
import type { Board } from '#domain/planner/trip-plan.ts'
import { BoardRows, BoardWarnings, boardHeadLook, boardLook } from './board.tsx'
import { BoardActions } from './departure-board.tsx'

type ReturnBoardProps = {
  board: Board
  /** The address of the parking. */
  parkingPath: string
  /** Without a way out, it is here that the plan goes to a calendar. */
  alone?: { calendar: string | null }
  ref?: Ref<HTMLHeadingElement>
}

/** From the landing back to the car. */
export function ReturnBoard({ board, parkingPath, alone, ref }: ReturnBoardProps) {
  const { title, aside, steps, warnings } = board

  return (
    <section aria-labelledby="terug" className={boardLook}>
      <div className={boardHeadLook}>
        <h2
          id="terug"
          ref={ref}
          tabIndex={-1}
          className="text-[1.25rem] text-white outline-none print:text-(--ink-900)"
        >
          {title}
        </h2>
        <span>{aside}</span>
      </div>
      <BoardRows steps={steps} />
      <BoardWarnings warnings={warnings} parkingPath={parkingPath} />
      {alone && <BoardActions calendar={alone.calendar} />}
    </section>
  )
}
