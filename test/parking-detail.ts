import type { ParkingDetail } from '#domain/parking/parking.ts'
import type { Provider } from '#domain/provider/provider.ts'
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
    legalName: null,
    registry: null,
    registryNumber: null,
    country: 'NL',
    website: null,
    phone: null,
    phoneHours: null,
    marks: [],
    ...special,
  }
}
