import { admin } from '#app/admin/api/api.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { Radio } from '#app/admin/ui/radio.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { matches } from '#domain/earnings/conversion/conversion.ts'
import type { ListedConversion } from '#domain/earnings/conversion/listed-conversion.ts'
import { ok, refused } from '#domain/form/result.ts'
import { ParkingChoice } from './parking-choice.tsx'
import { useConversionsChanged } from './use-conversions.ts'

type CoupleDialogProps = { conversion: ListedConversion; onClose: () => void }

/** Gives a conversion a parking, another one, or none. */
export function CoupleDialog({ conversion, onClose }: CoupleDialogProps) {
  const { id, version, number, matchedBy, parkingName } = conversion
  const start = { to: 'parking', code: conversion.airportCode ?? '', parkingId: 0 }
  const typed = useTyped(`couple ${id}`, start, [])
  const { to, code, parkingId } = typed.fields
  const toast = useToast()
  const changed = useConversionsChanged()
  const undo = useUndo(useRows('conversions'))
  const isLoose = to === 'none'
  const isCoupled = matchedBy !== null && parkingName !== null

  function check() {
    if (isLoose) return ok(null)
    return parkingId === 0 ? refused({ parkingId: ['Kies een parking.'] }) : ok(parkingId)
  }

  return (
    <AskDialog
      title={`Koppel ${number}`}
      text={
        <p>
          {!isCoupled
            ? 'Nog niet gekoppeld.'
            : `Nu bij ${parkingName}, ${matches[matchedBy]}. Wat we van de click weten, blijft staan.`}
        </p>
      }
      action={{ rest: isLoose ? 'Maak los' : 'Koppel', busy: 'Opslaan...' }}
      typed={{ in: typed, unsaved: 'Koppeling niet opgeslagen' }}
      check={check}
      call={(chosen: number | null) =>
        admin.post('/api/admin/conversions/match', { id, version, parkingId: chosen })
      }
      failed="De koppeling is niet opgeslagen."
      onClose={onClose}
      onDone={(done) => {
        toast({
          title: isLoose ? `${number} is losgemaakt` : `${number} is gekoppeld`,
          action: undo(done, {
            done: { title: `${number} is weer zoals het was` },
            failed: { title: 'Niet ongedaan gemaakt', text: 'De wijziging staat er nog.' },
          }),
        })
        void changed()
        onClose()
      }}
    >
      {(errors) => (
        <>
          {isCoupled && (
            <fieldset className="grid gap-1">
              <legend className="sr-only">Waarbij hoort het</legend>
              <Radio {...typed.radio('to', 'parking')} label="Bij een andere parking" />
              <Radio {...typed.radio('to', 'none')} label="Bij geen parking: maak het los" />
            </fieldset>
          )}
          {!isLoose && (
            <ParkingChoice
              code={code}
              value={parkingId}
              onChoose={(chosen) => typed.set(chosen)}
              errors={parkingId === 0 ? errors.parkingId : undefined}
            />
          )}
        </>
      )}
    </AskDialog>
  )
}
