import type { Period } from '#domain/stay/time-of-day.ts'

export type FactValue = boolean | number | string | Period

export type Fact = { value: FactValue; checkedOn: string | null; source: string }

export type Facts = Record<string, Fact>
