import type { Country } from '#domain/airport/country.ts'
import type { Editable } from '#domain/changes/editable.ts'
import type { DatedSummary } from '#domain/check/dated-filter.ts'
import type { ProviderFields, PublicProviderFields } from './provider-fields.ts'

/** The registers of companies, each with its country. */
export const registries = {
  KvK: 'Kamer van Koophandel',
  KBO: 'Kruispuntbank van Ondernemingen',
  HRB: 'Handelsregister',
} as const

export type Registry = keyof typeof registries

/** The register of a country, where we know it and its numbers. */
export const registryOf: Partial<Record<Country, Registry>> = { NL: 'KvK', BE: 'KBO', DE: 'HRB' }

/** A mark or certificate that a provider has. */
export type Mark = {
  name: string
  number: string | null
  validUntil: string | null
  /** Where it can be checked. */
  proof: string | null
}

/** The company that runs a parking. What is unknown is null. */
export type Provider = { id: number } & PublicProviderFields

/** A provider as the admin edits it. */
export type AdminProvider = { id: number } & ProviderFields &
  Editable & {
    /** The parkings that it runs. */
    parkings: ProviderParking[]
  }

/** In the list, with what has a date: its marks, and what its parkings have. */
export type ListedProvider = AdminProvider & { dated: DatedSummary | null }

export type ProviderParking = { id: number; name: string; airportCode: string }

/** How often visitors went to the site of the provider from a parking of it, in 30 days. */
export type ParkingClicks = { id: number; clicks: number }

/** The known providers at an airport that are not listed. */
export type LeftOutPlace = {
  airport: string
  /** How many providers are listed there. */
  shown: number
  leftOut: { name: string; because: string; since: string | null }[]
}
