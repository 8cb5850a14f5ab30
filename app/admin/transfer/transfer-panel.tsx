import Bus from 'lucide-react/icons/bus'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Footprints from 'lucide-react/icons/footprints'
import KeyRound from 'lucide-react/icons/key-round'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { HoursField } from '#app/admin/form/hours-field.tsx'
import { RadioCards } from '#app/admin/form/radio-cards.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { transferModes } from '#domain/transfer/transfer.ts'
import {
  isOptionalMinutes,
  minutesAsked,
  type TypedTransfer,
  withMode,
} from '#domain/transfer/typed-transfer.ts'
import { minutesLabel, serviceLabel } from './transfer-labels.ts'
import { TransferSum } from './transfer-sum.tsx'

type TransferPanelProps = {
  transfer: TypedTransfer
  /** Whether 'Shuttle 24/7' is ticked. */
  shuttle24h: boolean
  errors: FormErrors
  onChange: (transfer: TypedTransfer) => void
}

const modes = [
  { value: 'shuttle', label: transferModes.shuttle, icon: Bus },
  { value: 'valet', label: transferModes.valet, icon: KeyRound },
  { value: 'walk', label: transferModes.walk, icon: Footprints },
  { value: '', label: 'Nog niet bekend', icon: CircleHelp },
] as const

// The labels differ in height, and so do the fields with an error.
const fieldsLook =
  'grid grid-cols-2 items-end gap-x-4 gap-y-5 @xl:auto-cols-fr @xl:grid-flow-col @xl:grid-cols-none has-aria-invalid:items-start [&_select]:pr-8 [&_select]:pl-3'

/** How a traveller gets from the parked car to the terminal. */
export function TransferPanel({ transfer, shuttle24h, errors, onChange }: TransferPanelProps) {
  const { mode } = transfer
  const set = (changes: Partial<TypedTransfer>) => onChange({ ...transfer, ...changes })

  return (
    <Panel title="Van slot tot terminal" anchor="transfer">
      <div className="@container grid gap-5 p-4 md:p-5">
        <RadioCards
          legend="Hoe kom je er?"
          name="transfer.mode"
          cards={modes}
          value={mode}
          onChoose={(chosen) => onChange(withMode(transfer, chosen, shuttle24h))}
          errors={errors['transfer.mode']}
        />
        {mode !== '' && (
          <>
            <div className={fieldsLook}>
              {minutesAsked(transfer).map((name) => (
                <TextField
                  key={name}
                  label={minutesLabel(mode, name)}
                  value={transfer[name]}
                  onChange={({ target }) => set({ [name]: target.value })}
                  errors={errors[`transfer.${name}`]}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder={isOptionalMinutes(transfer, name) ? '0' : undefined}
                />
              ))}
              {mode !== 'walk' && (
                <HoursField
                  label={serviceLabel(mode)}
                  value={transfer.service}
                  onChange={(service) => set({ service })}
                  errors={{
                    from: errors['transfer.service.from'],
                    until: errors['transfer.service.until'],
                  }}
                />
              )}
            </div>
            {mode === 'shuttle' && (
              <div className="-mt-3">
                <Checkbox
                  label="De bus rijdt op afroep"
                  checked={transfer.isOnCall}
                  onChange={({ target }) => set({ isOnCall: target.checked })}
                />
              </div>
            )}
          </>
        )}
        <TransferSum transfer={transfer} />
      </div>
    </Panel>
  )
}
