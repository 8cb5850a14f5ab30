import type { ComponentProps } from 'react'
import { href } from 'react-router'
import { ExampleLine } from '#app/site/booking/example-line.tsx'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { useStay } from '#app/site/stay/use-stay.ts'
import type { RankedAirport } from '#domain/airport/rank-airports.ts'
import { WhichAirport } from './which-airport.tsx'

type WhichAirportContentProps = {
  today: string
  ranked: RankedAirport[] | null
  examples: ComponentProps<typeof ExampleLine>['parkings']
}

export function WhichAirportContent({ today, ranked, examples }: WhichAirportContentProps) {
  const asked = useStay(today)

  return (
    <>
      <PageHead
        title="Welke luchthaven is het voordeligst?"
        crumb="Welke luchthaven?"
        under={{ label: 'Luchthavens', to: href('/luchthavens') }}
        lead="Hetzelfde verblijf, bij elke luchthaven. Reken je reis naar de luchthaven zelf mee."
      >
        <div className="h-10 md:h-14" />
      </PageHead>
      <WhichAirport asked={asked} ranked={ranked} note={<ExampleLine parkings={examples} />} />
    </>
  )
}
