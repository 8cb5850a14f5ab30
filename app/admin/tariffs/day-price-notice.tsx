import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { readDecimal } from '#domain/form/decimal.ts'
import { otherDayPrice } from '#domain/tariff/tariff-season.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { formatEuro } from '#domain/text/money.ts'
import { readDrafts } from './tariff-draft.ts'
import type { TariffForm } from './tariff-fields.ts'

/** Says it when the price per day is not that of the tariff of today. */
export function DayPriceNotice({ form: { fields, set } }: { form: TariffForm }) {
  const pricePerDay = readDecimal(fields.pricePerDay.trim())
  const { tariffs } = readDrafts(fields.tariffs)
  const price = otherDayPrice({ pricePerDay, tariffs }, amsterdamDay(new Date()))

  return (
    <div aria-live="polite" className="empty:hidden">
      {price !== undefined && (
        <Notice
          tone="caution"
          title="De prijs per dag is een andere."
          action={
            <Button
              tone="secondary"
              size="sm"
              onClick={() => set({ pricePerDay: price.toFixed(2) })}
            >
              Neem {formatEuro(price)} over uit het tarief
            </Button>
          }
        >
          Bij dit tarief kost een dag {formatEuro(price)}, als je er 8 neemt.{' '}
          {pricePerDay > 0
            ? `Zonder datums toont de site nu ${formatEuro(pricePerDay)}.`
            : 'Zonder datums heeft de site die prijs nodig.'}
        </Notice>
      )}
    </div>
  )
}
