import type { ParkingDetail } from '#domain/parking/parking.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { newProvider } from '#domain/provider/provider-fields.ts'
import { aParking } from './fixtures.ts'

/** A parking of which nothing more is known. */
export function aParkingDetail(special: Partial<ParkingDetail> = {}): ParkingDetail {
  return {
    ...aParking(),
    tariffs: [],
    surcharges: [],
    meets: [],
    directions: null,
    avoid: null,
    provider: null,
    facts: {},
    ...special,
  }
}

export function aProvider(special: Partial<Provider> = {}): Provider {
  return {
    id: 1,
    tradeName: 'Polderpark',
    ...newProvider,
    ...special,
  }
}
