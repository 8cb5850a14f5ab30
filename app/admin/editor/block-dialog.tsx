import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useList } from '#app/admin/api/use-list.ts'
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
  const parkings = useList('parkings').rows ?? []
  const [kind, setKind] = useState<BlockKind>('parking')
  const [key, setKey] = useState('')
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
        <SelectField label="Parking" {...choice}>
          <option value="">Kies een parking</option>
          {airports.map(({ code, name }) => (
            <optgroup key={code} label={name}>
              {parkings
                .filter(({ airportCode }) => airportCode === code)
                .map((parking) => (
                  <option key={parking.id} value={parking.id}>
                    {parking.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
      ) : (
        <SelectField label="Luchthaven" {...choice}>
          <option value="">Kies een luchthaven</option>
          {airports.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} · {name}
            </option>
          ))}
        </SelectField>
      )}
    </AskDialog>
  )
}
