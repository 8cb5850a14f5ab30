import type { Tariff } from './tariff.ts'
import { maxTariffs } from './tariff-limits.ts'

/** What happens to a tariff that begins on the same day as the copy. */
export type TwinChoice = keyof typeof twinChoices

export const twinChoices = { replace: 'Vervangen', skip: 'Overslaan' } as const

/** What a parking gets from a copy. */
export type CopiedParking = {
  id: number
  version: number
  name: string
  airportCode: string
  /** The name of its tariff that begins on the same day. */
  twin: string | null
  /** Whether it has as many tariffs as it may have. */
  isFull: boolean
}

/** What a copy would do or did, and once it is made, the id that undoes it. */
export type CopyReport = { parkings: CopiedParking[]; change?: string }

type WithTariffs = Pick<CopiedParking, 'id' | 'version' | 'name' | 'airportCode'> & {
  tariffs: Tariff[]
}

export function copiedParking(parking: WithTariffs, tariff: Tariff): CopiedParking {
  const { id, version, name, airportCode, tariffs } = parking
  const twin = twinOf(tariffs, tariff)
  const isFull = twin === undefined && tariffs.length >= maxTariffs
  return { id, version, name, airportCode, twin: twin?.name ?? null, isFull }
}

/** The tariffs of a parking with the copy, or unchanged if its own stays. */
export function withCopy(tariffs: Tariff[], copy: Tariff, choice: TwinChoice): Tariff[] {
  const twin = twinOf(tariffs, copy)
  if (twin && choice === 'skip') return tariffs
  return [...tariffs.filter((each) => each !== twin), copy]
}

const twinOf = (tariffs: Tariff[], { validFrom }: Tariff) =>
  tariffs.find((each) => each.validFrom === validFrom)
