import { endsOf, isRoundTheClock } from '#domain/stay/typed-hours.ts'
import { transferModes } from '#domain/transfer/transfer.ts'
import {
  isOptionalMinutes,
  minutesAsked,
  type TypedTransfer,
} from '#domain/transfer/typed-transfer.ts'
import { minutesLabel, serviceLabel } from './transfer-labels.ts'

/** A transfer on one line, for the log and for a choice between two versions. */
export function transferText(transfer: TypedTransfer): string {
  const { mode } = transfer
  if (mode === '') return 'nog niet bekend'
  const minutes = minutesAsked(transfer).map(
    (name) =>
      `${minutesLabel(mode, name).toLowerCase()} ${transfer[name].trim() || (isOptionalMinutes(transfer, name) ? '0' : '?')}`,
  )
  return [transferModes[mode], ...minutes, ...serviceText(transfer)].join(', ')
}

function serviceText({ mode, service }: TypedTransfer): string[] {
  if (mode === '' || mode === 'walk') return []
  const { from, until } = endsOf(service)
  const hours = isRoundTheClock(service) ? 'dag en nacht' : `van ${from || '?'} tot ${until || '?'}`
  return [`${serviceLabel(mode).toLowerCase()} ${hours}`]
}
