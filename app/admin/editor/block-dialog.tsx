import type { Editor } from '@tiptap/react'
import { useList } from '#app/admin/api/use-list.ts'
import { useParkingsAt } from '#app/admin/api/use-parkings-at.ts'
import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { Radio } from '#app/admin/ui/radio.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { ok, refused } from '#domain/form/result.ts'
import { keysOf } from '#domain/text/keys.ts'
import type { BlockKind } from './live-block.ts'
import { placeBlock } from './place-block.ts'

const kinds: Record<BlockKind, string> = {
  parking: 'Kaart van een parking',
  price: 'Laagste prijs bij een luchthaven',
}

const missing: Record<BlockKind, string> = {
  parking: 'Kies een parking',
  price: 'Kies een luchthaven',
}

type BlockDialogProps = { editor: Editor; onClose: () => void }

/** Asks for a parking, or for the airport whose lowest price is shown. */
export function BlockDialog({ editor, onClose }: BlockDialogProps) {
  const airports = useList('airports').rows ?? []
  const start: { kind: BlockKind; key: string; airport: string } = {
    kind: 'parking',
    key: '',
    airport: '',
  }
  const typed = useTyped('block', start, [])
  const { kind, key, airport } = typed.fields
  const parkings = useParkingsAt(airport)

  return (
    <AskDialog
      title="Live blok toevoegen"
      text="Wat erin staat, komt steeds opnieuw uit de gegevens van de site: de prijs in je artikel veroudert niet."
      action={{ rest: 'Toevoegen' }}
      typed={{ in: typed, unsaved: 'Blok niet toegevoegd' }}
      check={() => (key === '' ? refused({ key: [missing[kind]] }) : ok({ kind, key }))}
      call={(attrs) => placeBlock(editor, { type: 'liveBlock', attrs })}
      failed="Het blok is niet toegevoegd."
      onClose={onClose}
      onDone={onClose}
    >
      {(errors) => (
        <>
          <FieldGroup legend="Soort">
            {keysOf(kinds).map((one) => (
              <Radio
                key={one}
                name="kind"
                label={kinds[one]}
                checked={kind === one}
                onChange={() => typed.set({ kind: one, key: '' })}
              />
            ))}
          </FieldGroup>
          {kind === 'parking' ? (
            <>
              <SelectField
                label="Luchthaven"
                name="airport"
                value={airport}
                onChange={(event) => typed.set({ airport: event.target.value, key: '' })}
              >
                <AirportOptions airports={airports} />
              </SelectField>
              <SelectField {...typed.text('key')} label="Parking" errors={errors.key}>
                <option value="">
                  {airport === ''
                    ? 'Kies eerst een luchthaven'
                    : parkings?.length === 0
                      ? 'Deze luchthaven heeft nog geen parkings'
                      : missing.parking}
                </option>
                {parkings?.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </>
          ) : (
            <SelectField {...typed.text('key')} label="Luchthaven" errors={errors.key}>
              <AirportOptions airports={airports} />
            </SelectField>
          )}
        </>
      )}
    </AskDialog>
  )
}

function AirportOptions({ airports }: { airports: { code: string; name: string }[] }) {
  return (
    <>
      <option value="">Kies een luchthaven</option>
      {airports.map(({ code, name }) => (
        <option key={code} value={code}>
          {code} · {name}
        </option>
      ))}
    </>
  )
}
