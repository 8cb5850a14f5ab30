import type { ComponentProps } from 'react'
import { ExampleLine } from '#app/site/booking/example-line.tsx'
import { PageHead } from '#app/site/shell/page-head.tsx'
import type { BasketPage } from '#domain/basket/basket-page.ts'
import { bothStaysText } from '#domain/basket/basket-question.ts'
import { PriceBasket } from './price-basket.tsx'

type PricesContentProps = BasketPage & {
  examples: ComponentProps<typeof ExampleLine>['parkings']
}

export function PricesContent({ examples, ...basket }: PricesContentProps) {
  return (
    <>
      <PageHead
        title="Wat parkeren bij de luchthaven kost"
        crumb="Parkeerprijzen"
        lead={`Elke maand dezelfde vraag aan elk terrein: wat kosten ${bothStaysText(basket.stays)}, vanaf de eerste zaterdag van volgende maand?`}
      />
      <PriceBasket {...basket} note={<ExampleLine parkings={examples} />} />
    </>
  )
}
