import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useList } from '#app/admin/api/use-list.ts'
import { useParkingsAt } from '#app/admin/api/use-parkings-at.ts'
import { Radio } from '#app/admin/ui/radio.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { AskDialog } from './ask-dialog.tsx'
import type { BlockKind } from './live-block.ts'
import { placeBlock } from './place-block.ts'

type BlockDialogProps = { editor: Editor; onClose: () => void }

/** Asks for a parking, or for the airport whose lowest price is shown. */
export function BlockDialog({ editor, onClose }: BlockDialogProps) {
  const airports = useList('airports').rows ?? []
  const [kind, setKind] = useState<BlockKind>('parking')
  const [key, setKey] = useState('')
  const [airport, setAirport] = useState('')
  const parkings = useParkingsAt(airport)
  const [errors, setErrors] = useState<string[]>([])

  function choose(chosen: BlockKind) {
    setKind(chosen)
    setKey('')
    setErrors([])
  }

  function add() {
    if (key === '') {
      setErrors([kind === 'parking' ? 'Kies een parking' : 'Kies een luchthaven'])
      return
    }
    onClose()
    placeBlock(editor, { type: 'liveBlock', attrs: { kind, key } })
  }

  const choice = {
    value: key,
    errors,
    onChange: (event: { target: { value: string } }) => {
      setKey(event.target.value)
      setErrors([])
    },
  }
  return (
    <AskDialog
      title="Live blok toevoegen"
      text="Wat erin staat, komt steeds opnieuw uit de gegevens van de site: de prijs in je artikel veroudert niet."
      action="Toevoegen"
      onSubmit={add}
      onClose={onClose}
    >
      <FieldGroup legend="Soort">
        <Radio
          name="kind"
          label="Kaart van een parking"
          checked={kind === 'parking'}
          onChange={() => choose('parking')}
        />
        <Radio
          name="kind"
          label="Laagste prijs bij een luchthaven"
          checked={kind === 'price'}
          onChange={() => choose('price')}
        />
      </FieldGroup>
      {kind === 'parking' ? (
        <>
          <SelectField
            label="Luchthaven"
            value={airport}
            onChange={(event) => {
              setAirport(event.target.value)
              setKey('')
            }}
          >
            <AirportOptions airports={airports} />
          </SelectField>
          <SelectField label="Parking" {...choice}>
            <option value="">
              {airport === ''
                ? 'Kies eerst een luchthaven'
                : parkings?.length === 0
                  ? 'Deze luchthaven heeft nog geen parkings'
                  : 'Kies een parking'}
            </option>
            {parkings?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </>
      ) : (
        <SelectField label="Luchthaven" {...choice}>
          <AirportOptions airports={airports} />
        </SelectField>
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
