import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { type ClipboardEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { State } from '#app/ui/state.tsx'
import { readDecimal } from '#domain/form/decimal.ts'
import { formatEuro } from '#domain/text/money.ts'
import { newTariff, type TariffDraft, unseen } from './tariff-draft.ts'

type NoTariffProps = {
  /** As typed. */
  pricePerDay: string
  errors: string[] | undefined
  onRead: (text: string) => void
  onStart: (tariff: TariffDraft) => void
}

/** Until there is a tariff: paste a price list, or begin with one price per day. */
export function NoTariff({ pricePerDay, errors, onRead, onStart }: NoTariffProps) {
  const [text, setText] = useState('')
  const price = readDecimal(pricePerDay.trim())
  const perDay = price > 0 ? `${formatEuro(price)} per dag` : 'de prijs per dag'

  function readAtOnce(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text')
    if (text.trim() !== '' || !/\n./.test(pasted.trim())) return
    event.preventDefault()
    setText(pasted)
    onRead(pasted)
  }

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
        <TextField
          label="Prijslijst"
          lines={5}
          value={text}
          errors={errors}
          placeholder={'1 22,50\n8 dagen € 62,50\n2 weken 95,00'}
          hint="Eén regel per prijs: eerst de dagen, dan het totaal. Uit een spreadsheet of van een website, het maakt niet uit."
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={readAtOnce}
        />
        <div className="flex flex-wrap gap-3">
          <Button disabled={text.trim() === ''} onClick={() => onRead(text)}>
            <ClipboardPaste aria-hidden />
            Lees de prijslijst
          </Button>
          <Button tone="secondary" onClick={startWithDayPrice}>
            Begin met één prijs per dag
          </Button>
        </div>
      </div>
    </section>
  )
}
