import Undo2 from 'lucide-react/icons/undo-2'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { DiscardDialog } from '#app/admin/typed/discard-dialog.tsx'
import { PutBack } from '#app/admin/typed/put-back.tsx'
import { typedIsThere } from '#app/admin/typed/still-there.ts'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { ChangedParking } from '#domain/tariff/price-change.ts'
import { counted } from '#domain/text/number.ts'
import { PriceFields } from './price-fields.tsx'
import { PricePreview } from './price-preview.tsx'
import { nothingTyped, readTyped, type TypedChange, typedTexts } from './price-typed.ts'
import {
  type EditedHere,
  usePriceChange,
  usePricePreview,
  usePricesToChange,
  type Which,
} from './use-price-change.ts'
import { useWriteDialog } from './use-write-dialog.ts'

export type PriceDialogProps = {
  which: Which
  /** Whose they are, for the line below the title: 'Haarlemmer Parkeren'. */
  provider?: string | undefined
  /** Where it starts: at this season, at making a new one. */
  start?: Partial<Pick<TypedChange, 'season' | 'how'>> | undefined
  /** The parking whose form is open. */
  edited?: EditedHere
  onClose: () => void
}

/** Changes prices of several parkings by a percentage or an amount, after a look at each. */
export function PriceDialog({ which, provider, start, edited, onClose }: PriceDialogProps) {
  const id = useId()
  const there = usePricesToChange(which)
  const first: TypedChange = { ...nothingTyped, ...start }
  const kept = useTyped(nameOf(which), first, typedTexts)
  const { fields: typed, set, discard } = kept
  const [picked, setPicked] = useState<ReadonlyMap<number, boolean>>(new Map())
  const save = usePriceChange(edited)

  const read = readTyped(typed, there.data?.seasons ?? [])
  const change = read.change.ok ? read.change.value : undefined
  const preview = usePricePreview(which, change)
  const parkings = preview.data?.parkings ?? []
  const possible = parkings.filter(
    (parking) => parking.refusal === null && !(edited?.isDirty && parking.id === edited.id),
  )
  const chosen = possible.filter(
    (parking) => picked.get(parking.id) ?? (read.of === 'season' || !parking.isPriceOfTariff),
  )
  const isCurrent = change !== undefined && preview.isCurrent
  const { form, isAsked, isBusy, failure, close } = useWriteDialog({
    write: isCurrent && chosen.length > 0 ? () => save(chosen, change) : undefined,
    failed: 'Er is een fout opgetreden bij het wijzigen van de prijzen.',
    refetch: preview.refetch,
    onClose,
  })
  const leave = discard.before(close)
  const said = saidOf(read, isCurrent ? chosen : [])

  return createPortal(
    <>
      <Dialog
        open
        onClose={leave}
        size="xl"
        title="Prijs wijzigen"
        text={<Whose {...{ which, provider }} />}
        actions={
          <>
            {failure ? (
              <p role="alert" className="mr-auto font-medium text-negative-ink max-sm:basis-full">
                {failure} {typedIsThere}
              </p>
            ) : (
              said.undo && (
                <p className="mr-auto flex items-center gap-2 text-ink-muted text-sm max-sm:basis-full">
                  <Undo2 size={16} className="flex-none" aria-hidden />
                  {said.undo}
                </p>
              )
            )}
            <Button tone="secondary" disabled={isBusy} onClick={leave}>
              Annuleren
            </Button>
            <Button
              type="submit"
              form={id}
              disabled={!there.data || (isCurrent && chosen.length === 0)}
              busy={isBusy ? 'Opslaan...' : undefined}
            >
              {said.action}
            </Button>
          </>
        }
      >
        {there.isError ? (
          <LoadFailed what="de tarieven" onRetry={() => void there.refetch()} />
        ) : !there.data ? (
          <Spinner label="Tarieven laden..." />
        ) : (
          <form
            {...form}
            id={id}
            className="-mx-6 -mb-2 grid border-line border-t lg:grid-cols-[24rem_minmax(0,1fr)]"
          >
            <div className="border-line max-lg:border-b lg:border-r">
              <div className="grid content-start gap-4 px-6 py-5 max-sm:px-4 lg:sticky lg:top-0">
                {kept.putBackFrom && <PutBack at={kept.putBackFrom} onTakeAway={kept.takeAway} />}
                <PriceFields
                  {...{ typed, read, isAsked, isBusy }}
                  there={there.data}
                  onType={set}
                />
              </div>
            </div>
            <div className="min-w-0 pt-4">
              {preview.isError && (
                <div className="px-5 pb-3 max-sm:px-4">
                  <LoadFailed what="de nieuwe prijzen" onRetry={() => void preview.refetch()} />
                </div>
              )}
              {change && !preview.data && !preview.isError && (
                <p role="status" className="px-5 pb-3 max-sm:px-4">
                  Prijzen berekenen...
                </p>
              )}
              {!change && (
                <p className="px-5 pb-4 text-ink-muted max-sm:px-4">
                  Hier zie je eerst wat elke prijs wordt.
                </p>
              )}
              {change && preview.data && (
                <PricePreview
                  {...{ parkings, change, possible, chosen }}
                  isBusy={isBusy || !isCurrent}
                  onChoose={(id, isChosen) => setPicked(new Map(picked).set(id, isChosen))}
                />
              )}
            </div>
          </form>
        )}
      </Dialog>
      <DiscardDialog discard={discard} title="Prijzen niet gewijzigd" onDiscard={onClose} />
    </>,
    document.body,
  )
}

const nameOf = (which: Which) =>
  `prices ${'rows' in which ? which.rows.map(({ id }) => id).join() : which.airport}`

function Whose({ which, provider }: Pick<PriceDialogProps, 'which' | 'provider'>) {
  const parkings =
    'rows' in which
      ? counted(which.rows.length, 'parking', 'parkings')
      : `Alle parkings bij ${which.airport}`
  return <p>{provider ? `${parkings} van ${provider}` : parkings}</p>
}

/** What the button does with what is chosen, and what takes it back. */
function saidOf(
  { of, isNew }: Pick<ReturnType<typeof readTyped>, 'of' | 'isNew'>,
  chosen: ChangedParking[],
): { action: string; undo?: string } {
  const undo = 'Eén keer ‘Ongedaan maken’'
  if (isNew) {
    if (chosen.length === 0) return { action: 'Maak tarieven' }
    const tariffs = counted(chosen.length, 'tarief', 'tarieven')
    const them = chosen.length === 1 ? 'het' : `alle ${tariffs}`
    return { action: `Maak ${tariffs}`, undo: `${undo} haalt ${them} weer weg.` }
  }
  const amounts = chosen.flatMap((parking) => parking.amounts).length
  const [one, many] = of === 'day' ? ['prijs', 'prijzen'] : ['bedrag', 'bedragen']
  if (amounts === 0) return { action: `Wijzig ${many}` }
  const them =
    amounts === 1
      ? of === 'day'
        ? 'de prijs'
        : 'het bedrag'
      : `alle ${counted(amounts, one, many)}`
  return { action: `Wijzig ${counted(amounts, one, many)}`, undo: `${undo} zet ${them} terug.` }
}
