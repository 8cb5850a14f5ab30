import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { maxCompared } from '#domain/parking/compared-ids.ts'
import type { ComparedParking } from '#domain/parking/comparison-row.ts'
import { numberWord } from '#domain/text/number-word.ts'

type CompareStateProps = {
  /** The only parking found, and the address where there are more. */
  only: { parking: ComparedParking; back: string } | undefined
  /** Some of the requested parkings do not exist, or no longer. */
  isMissing: boolean
  /** Adds a parking to the only one. */
  add: ReactNode
}

/** Shown when there are fewer than two parkings to compare. */
export function CompareState({ only, isMissing, add }: CompareStateProps) {
  const withStay = useWithStay()

  if (only) {
    return (
      <State image="/images/leeg-lijst.svg" title="Kies nog een terrein om te vergelijken.">
        <p>
          Alleen {only.parking.name} staat nu in je vergelijking.
          {isMissing && ' Wat je nog meer koos, staat niet meer op de site.'}
        </p>
        <div className="w-full max-w-[26rem] empty:hidden">{add}</div>
        <Link to={only.back} className={buttonLook({ tone: 'secondary' })}>
          Bekijk parkeren bij {only.parking.airport}
        </Link>
      </State>
    )
  }

  return (
    <State
      image="/images/leeg-lijst.svg"
      title={
        isMissing ? 'Deze terreinen staan niet op de site.' : 'Je hebt nog geen terreinen gekozen.'
      }
    >
      <p>
        Kies bij een luchthaven twee tot {numberWord(maxCompared)} parkeerterreinen. Daarna zie je
        ze hier naast elkaar.
      </p>
      <Link to={withStay(href('/luchthavens'))} className={buttonLook()}>
        Kies een luchthaven
      </Link>
    </State>
  )
}
