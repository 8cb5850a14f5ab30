import Copy from 'lucide-react/icons/copy'
import Percent from 'lucide-react/icons/percent'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field/field.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { readDrafts, type TariffDraft } from './tariff-draft.ts'
import type { TariffForm } from './tariff-fields.ts'
import { TariffRow } from './tariff-row.tsx'

type TariffListProps = {
  form: TariffForm
  /** The tariff that was just made. */
  made: string | undefined
  onAdd: () => void
  onChange: (key: string, changes: Partial<TariffDraft>) => void
  onRemove: (key: string) => void
  onPaste: (key: string, text: string) => void
}

/** The tariffs of a parking, that of today first. */
export function TariffList(props: TariffListProps) {
  const { form, made, onAdd, onChange, onRemove, onPaste } = props
  const { fields, errors, row } = form
  const [asked, setAsked] = useState<'copy' | 'prices'>()
  const { tariffs } = readDrafts(fields.tariffs)

  return (
    <Panel
      title="Tarieven"
      note={
        <span className="flex flex-wrap gap-2 sm:justify-end">
          {row && (
            <Button tone="secondary" size="sm" onClick={() => setAsked('prices')}>
              <Percent aria-hidden />
              Verhoog een seizoen
            </Button>
          )}
          <Button
            tone="secondary"
            size="sm"
            disabled={tariffs.length === 0}
            onClick={() => setAsked('copy')}
          >
            <Copy aria-hidden />
            Kopieer naar
          </Button>
          <Button size="sm" onClick={onAdd}>
            <Plus aria-hidden />
            Nieuw tarief
          </Button>
        </span>
      }
    >
      {errors.tariffs && (
        <div className="px-5 pt-4">
          <FieldErrors id="tariffs-errors" errors={errors.tariffs} />
        </div>
      )}
      {fields.tariffs.map((draft, at) => (
        <TariffRow
          key={draft.key}
          draft={draft}
          others={tariffs}
          path={`tariffs.${at}`}
          errors={errors}
          startsOpen={at === 0 || draft.key === made}
          isMade={draft.key === made}
          onChange={(changes) => onChange(draft.key, changes)}
          onRemove={() => onRemove(draft.key)}
          onPaste={(text) => onPaste(draft.key, text)}
        />
      ))}
      {asked === 'copy' && (
        <CopyDialog
          tariffs={tariffs}
          parking={{ id: row?.id, airportCode: fields.airportCode }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'prices' && row && (
        <PriceDialog
          which={{ airport: fields.airportCode }}
          start={{ how: 'new' }}
          edited={{ id: row.id, isDirty: form.dirty, adopt: form.adopt }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  )
}
