import { endsOf, isRoundTheClock, roundTheClock, writeHours } from '#domain/stay/typed-hours.ts'
import { type Transfer, type TransferMode, typicalMinutes } from './transfer.ts'
import { transferSchema } from './transfer-schema.ts'

// The transfer in the form of a parking, and the two fields that follow from it: the minutes to the
// terminal and the feature 'Shuttle 24/7'.

/** As typed. A mode keeps the minutes that it does not use, for an admin who chooses another one by mistake. */
export type TypedTransfer = {
  /** Empty while nothing is known. */
  mode: TransferMode | ''
  walk: string
  every: string
  /** A ride comes when it is called, instead of every so many minutes. */
  isOnCall: boolean
  wait: string
  ride: string
  handover: string
  /** As in typed-hours.ts. */
  service: string
}

export type MinutesName = 'walk' | 'every' | 'wait' | 'ride' | 'handover'

const noHours = writeHours({ from: '', until: '' })

export function writeTransfer(transfer: Transfer | null): TypedTransfer {
  if (!transfer) {
    const none = { walk: '', every: '', wait: '', ride: '', handover: '' }
    return { mode: '', ...none, isOnCall: false, service: noHours }
  }
  const { mode, walk, every, wait, ride, handover, service } = transfer
  return {
    mode,
    walk: `${walk}`,
    every: every === null ? '' : `${every}`,
    isOnCall: every === null && mode === 'shuttle',
    wait: `${wait}`,
    ride: `${ride}`,
    handover: `${handover}`,
    service: service ? writeHours(service) : roundTheClock,
  }
}

/** The minutes that count, in the order of the way. */
export function minutesAsked({ mode, isOnCall }: TypedTransfer): MinutesName[] {
  if (mode === 'walk') return ['walk']
  if (mode === 'shuttle') return ['walk', isOnCall ? 'wait' : 'every', 'ride']
  return mode === 'valet' ? ['wait', 'handover', 'ride', 'walk'] : []
}

/** A valet is often at the terminal: who leaves these empty waits and rides no minutes. */
export const isOptionalMinutes = ({ mode }: TypedTransfer, name: MinutesName) =>
  mode === 'valet' && (name === 'wait' || name === 'ride')

/** What transferSchema checks; null if nothing is known. */
export function transferInput(typed: TypedTransfer) {
  if (typed.mode === '') return null
  const asked = minutesAsked(typed)
  const minutes = (name: MinutesName) => {
    if (!asked.includes(name)) return 0
    return typed[name].trim() === '' && isOptionalMinutes(typed, name) ? 0 : typed[name]
  }
  return {
    mode: typed.mode,
    walk: minutes('walk'),
    // Empty would mean on call, which is a choice of its own, so this fails validation.
    every: asked.includes('every') ? typed.every.trim() || '?' : null,
    wait: minutes('wait'),
    ride: minutes('ride'),
    handover: minutes('handover'),
    service: typed.mode === 'walk' || isRoundTheClock(typed.service) ? null : endsOf(typed.service),
  }
}

/** The transfer as typed, for a preview; null if it is not known or not filled in right. */
export function readTransfer(typed: TypedTransfer): Transfer | null {
  return transferSchema.nullable().safeParse(transferInput(typed)).data ?? null
}

/** The transfer, if its minutes are right; undefined if they are not, or nothing is known. */
export function timedTransfer(typed: TypedTransfer): Transfer | undefined {
  return transferSchema.safeParse({ ...transferInput(typed), service: null }).data
}

/** What changes with a transfer. While nothing is known of it, both stay as they were typed. */
export function alongWith(typed: TypedTransfer): { distance?: string; shuttle24h?: boolean } {
  if (typed.mode === '') return {}
  const timed = timedTransfer(typed)
  return {
    ...(timed && { distance: `${typicalMinutes(timed)}` }),
    shuttle24h: typed.mode === 'shuttle' && isRoundTheClock(typed.service),
  }
}

/** After a choice of the mode. A shuttle that is named for the first time runs as its feature says. */
export function withMode(
  typed: TypedTransfer,
  mode: TypedTransfer['mode'],
  shuttle24h: boolean,
): TypedTransfer {
  const chosen = { ...typed, mode }
  return typed.mode === '' && mode === 'shuttle' ? withService(chosen, shuttle24h) : chosen
}

/** After 'Shuttle 24/7' is ticked or cleared. Other hours must then be chosen. */
export function withShuttle24h(typed: TypedTransfer, shuttle24h: boolean): TypedTransfer {
  return typed.mode === 'shuttle' ? withService(typed, shuttle24h) : typed
}

function withService(typed: TypedTransfer, isAlways: boolean): TypedTransfer {
  if (isRoundTheClock(typed.service) === isAlways) return typed
  return { ...typed, service: isAlways ? roundTheClock : noHours }
}
