import { useState } from 'react'
import type { PriceList } from '#domain/tariff/read-price-list.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { NoTariff } from './no-tariff.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { PriceCheck } from './price-check.tsx'
import { SurchargeList } from './surcharge-list.tsx'
import {
  changedDraft,
  newTariff,
  priceSeenNow,
  seenNow,
  stepDrafts,
  type TariffDraft,
  typedAmount,
} from './tariff-draft.ts'
import type { TariffForm } from './tariff-fields.ts'
import { TariffList } from './tariff-list.tsx'

/** What is pasted, and for which tariff. */
type Pasted = { text: string; key: string }

/** What a parking charges, and when that was last checked. */
export function TariffSections({ form }: { form: TariffForm }) {
  const { fields, errors, set } = form
  const { tariffs } = fields
  const today = amsterdamDay(new Date())
  const [pasted, setPasted] = useState<Pasted>()
  /** The tariff that is unfolded because it was just made. */
  const [made, setMade] = useState<string>()

  const change = (key: string, changes: Partial<TariffDraft>) =>
    set({ tariffs: tariffs.map((each) => (each.key === key ? changedDraft(each, changes) : each)) })

  function add(tariff: TariffDraft) {
    setMade(tariff.key)
    set({ tariffs: [tariff, ...tariffs], priceList: '' })
  }

  return (
    <>
      <div id="tarieven" className="grid gap-5">
        {(tariffs.length === 0 || fields.priceList !== '') && (
          <NoTariff
            pricePerDay={fields.pricePerDay}
            text={fields.priceList}
            errors={errors.priceList ?? errors.tariffs}
            onType={(priceList) => set({ priceList })}
            onTake={(list) => add(newTariff({ name: 'Standaardtarief', ...taken(list) }))}
            onStart={add}
          />
        )}
        {tariffs.length > 0 && (
          <TariffList
            form={form}
            made={made}
            onAdd={() => add(newTariff())}
            onChange={change}
            onRemove={(key) => set({ tariffs: tariffs.filter((each) => each.key !== key) })}
            onPaste={(key, text) => setPasted({ text, key })}
          />
        )}
      </div>
      <SurchargeList
        surcharges={fields.surcharges}
        errors={errors}
        onChange={(surcharges) => set({ surcharges })}
      />
      <PriceCheck
        day={fields.priceCheckedOn}
        isChanged={fields.isPriceChanged}
        source={fields.priceCheckSource}
        errors={errors.priceCheckedOn ?? errors.priceCheckSource}
        hasOthers={tariffs.some(({ checkedOn, isChanged }) => checkedOn !== today || isChanged)}
        onSource={(priceCheckSource) => set({ priceCheckSource })}
        onCheck={() =>
          set({
            ...priceSeenNow(fields),
            tariffs: tariffs.map((each) => ({ ...each, ...seenNow(each) })),
          })
        }
      />
      {pasted && (
        <PasteDialog
          text={pasted.text}
          onClose={() => setPasted(undefined)}
          onTake={(list) => {
            change(pasted.key, taken(list))
            setPasted(undefined)
          }}
        />
      )}
    </>
  )
}

const taken = ({ steps, extraDay }: PriceList) => ({
  steps: stepDrafts(steps),
  ...(extraDay === null ? {} : { extraDay: typedAmount(extraDay) }),
})
