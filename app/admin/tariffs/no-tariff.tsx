import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useDeferredValue } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { State } from '#app/ui/state.tsx'
import { readDecimal } from '#domain/form/decimal.ts'
import { type PriceList, readPriceList } from '#domain/tariff/read-price-list.ts'
import { formatEuro } from '#domain/text/money.ts'
import { PriceListRead, SkippedLines } from './price-list-read.tsx'
import { newTariff, type TariffDraft, unseen } from './tariff-draft.ts'
import { takeText } from './tariff-fields.ts'

type NoTariffProps = {
  /** As typed. */
  pricePerDay: string
  /** A price list as typed, which is read but not taken over yet. */
  text: string
  errors: string[] | undefined
  onType: (text: string) => void
  onTake: (list: PriceList) => void
  onStart: (tariff: TariffDraft) => void
}

/** Until there is a tariff: paste a price list, or begin with one price per day. */
export function NoTariff(props: NoTariffProps) {
  const { pricePerDay, text, errors, onType, onTake, onStart } = props
  const list = readPriceList(useDeferredValue(text))
  const steps = list.steps.length
  const isEmpty = text.trim() === ''
  const price = readDecimal(pricePerDay.trim())
  const perDay = price > 0 ? `${formatEuro(price)} per dag` : 'de prijs per dag'

  function startWithDayPrice() {
    const amount = price > 0 ? price.toFixed(2).replace('.', ',') : ''
    const [step] = newTariff().steps
    onStart(
      newTariff({
        name: 'Standaardtarief',
        steps: step ? [{ ...step, days: '1', total: amount }] : [],
        extraDay: amount,
        // It follows from another price: nobody looked.
        ...unseen,
      }),
    )
  }

  return (
    <section aria-label="Tarieven" className="rounded-lg bg-card shadow-hairline">
      <State image="/images/leeg-lijst.svg" title="Nog geen tarief" small>
        <p>
          Tot je er een invult, rekent de site met {perDay} en staat er ‘schatting’ bij. Plak de
          prijslijst van de aanbieder, dan is het zo gedaan.
        </p>
      </State>
      <div className="grid gap-4 border-line border-t p-4 md:p-6">
        <div className={`grid items-start gap-x-5 gap-y-4 ${isEmpty ? '' : 'sm:grid-cols-2'}`}>
          <TextField
            label="Prijslijst"
            lines={7}
            value={text}
            errors={errors}
            placeholder={'1 22,50\n8 dagen € 62,50\n2 weken 95,00'}
            hint="Eén regel per prijs: eerst de dagen, dan het totaal. Uit een spreadsheet of van een website, het maakt niet uit."
            onChange={(event) => onType(event.currentTarget.value)}
          />
          {!isEmpty && <PriceListRead list={list} isEmpty={false} />}
        </div>
        <SkippedLines skipped={list.skipped} />
        <div className="flex flex-wrap gap-3">
          <Button disabled={steps === 0} onClick={() => onTake(list)}>
            <ClipboardPaste aria-hidden />
            {steps === 0 ? 'Nog geen stappen' : takeText(steps)}
          </Button>
          {isEmpty ? (
            <Button tone="secondary" onClick={startWithDayPrice}>
              Begin met één prijs per dag
            </Button>
          ) : (
            <Button tone="secondary" onClick={() => onType('')}>
              Maak het vak leeg
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
