import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { admin, answered } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { once } from '#app/admin/api/queries.ts'
import { useSettled } from '#app/admin/api/use-settled.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { AdminParking } from '#domain/parking/parking.ts'
import { isAllowed, type PriceChange } from '#domain/parking/price-change.ts'
import { formatNumber } from '#domain/text/number.ts'
import { PriceChanges } from './price-changes.tsx'

type PricesDialogProps = {
  parkings: AdminParking[]
  /** The reason if it failed: then the dialog stays, with what was typed. */
  onConfirm: (change: PriceChange) => Promise<string | undefined>
  onCancel: () => void
}

/** After a pause in typing this long, the preview is asked. */
const quietMs = 250

/** Changes several prices by an amount or a percentage, after a look at each. */
export function PricesDialog({ parkings, onConfirm, onCancel }: PricesDialogProps) {
  const id = useId()
  const [way, setWay] = useState<Way>('up-percent')
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const settled = useSettled(typed, quietMs)
  const change = changeOf(way, settled)
  const preview = usePreview(parkings, change)
  const prices = change ? preview.data?.prices : undefined
  const wrong = typed.trim() !== '' && !changeOf(way, typed) ? wrongNumber : undefined
  const isCurrent = typed === settled && !preview.isPlaceholderData
  const canSave = isCurrent && prices?.every(isAllowed) === true
  const close = isBusy ? () => undefined : onCancel

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !change || !canSave) return
    setBusy(true)
    setFailure(await onConfirm(change))
    setBusy(false)
  }

  return (
    <Dialog
      open
      onClose={close}
      size="lg"
      title="Prijs wijzigen"
      text={<p>Van {countOf(parkings.length)}. Hieronder zie je eerst wat elke prijs wordt.</p>}
      actions={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={close}>
            Annuleren
          </Button>
          <Button
            type="submit"
            form={id}
            disabled={!canSave}
            busy={isBusy ? 'Opslaan...' : undefined}
          >
            {parkings.length === 1
              ? 'Prijs wijzigen'
              : `${formatNumber(parkings.length)} prijzen wijzigen`}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid items-start gap-4 min-[30rem]:grid-cols-2">
          <SelectField
            label="Wat"
            value={way}
            disabled={isBusy}
            onChange={(event) => setWay(event.target.value as Way)}
          >
            {Object.entries(ways).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField
            label={ways[way].unit === 'percent' ? 'Percentage' : 'Bedrag in euro'}
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            readOnly={isBusy}
            errors={wrong ? [wrong] : undefined}
            placeholder={ways[way].unit === 'percent' ? '5' : '0,50'}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        {failure && (
          <p role="alert" className="font-medium text-negative-ink">
            {failure}
          </p>
        )}
        {change && preview.isError && (
          <LoadFailed what="de nieuwe prijzen" onRetry={() => void preview.refetch()} />
        )}
        {change && preview.isFetching && !prices && <p role="status">Prijzen berekenen...</p>}
        {prices && <PriceChanges prices={prices} isBusy={!isCurrent} />}
      </form>
    </Dialog>
  )
}

const ways = {
  'up-percent': { label: 'Verhogen met een percentage', unit: 'percent', sign: 1 },
  'down-percent': { label: 'Verlagen met een percentage', unit: 'percent', sign: -1 },
  'up-euros': { label: 'Verhogen met een bedrag', unit: 'euros', sign: 1 },
  'down-euros': { label: 'Verlagen met een bedrag', unit: 'euros', sign: -1 },
} as const

type Way = keyof typeof ways

const wrongNumber = 'Vul een getal in dat groter is dan 0'
const highest = 1_000

/** Undefined if no valid number is typed. */
function changeOf(way: Way, typed: string): PriceChange | undefined {
  const text = typed.trim().replace(/^€\s*|\s*%$/g, '')
  const number = /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : 0
  const { unit, sign } = ways[way]
  return number > 0 && number <= highest ? { unit, by: sign * number } : undefined
}

function usePreview(parkings: AdminParking[], change: PriceChange | undefined) {
  const rows = parkings.map(({ id, version }) => ({ id, version }))
  return useQuery({
    queryKey: ['price-preview', rows, change],
    queryFn: () =>
      answered(admin.post('/api/admin/parkings/prices', { rows, ...change, apply: false })),
    enabled: change !== undefined,
    placeholderData: keepPreviousData,
    retry: once,
    gcTime: 0,
  })
}

const countOf = (count: number) => (count === 1 ? '1 parking' : `${formatNumber(count)} parkings`)

/** Why the prices were not changed. */
export const pricesFailure = (error: unknown) =>
  failureText(error, 'Er is een fout opgetreden bij het wijzigen van de prijzen.')
