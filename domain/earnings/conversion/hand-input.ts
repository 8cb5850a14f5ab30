import { z } from 'zod'
import { isForm } from '#domain/form/is-form.ts'
import { rowId } from '#domain/form/row-id.ts'
import { isDay } from '#domain/text/is-day.ts'

const cents = z
  .int('Geef een bedrag')
  .min(0, 'Een bedrag onder nul nemen we niet over.')
  .max(100_000_000, 'Dit bedrag is te groot.')

/** Nobody but a payout makes it paid. */
export const toldStates = ['open', 'approved', 'declined'] as const

const told = z.enum(toldStates)

const booking = z.object({
  /** Null if the provider gave none: then one is made. */
  number: z.string().trim().min(1, 'Geef een nummer').max(200).nullable(),
  commission: cents,
  value: cents.nullable(),
})

/** Bookings that a provider told by mail. Amounts are in cents. */
export const handSchema = z
  .object({
    programmeId: rowId(),
    parkingId: rowId(),
    day: z.string().refine(isDay, 'Geef een dag die bestaat'),
    state: told,
    /** Why they were declined. */
    reason: z.string().trim().max(500, 'Hoogstens 500 tekens').nullable().optional(),
    bookings: z
      .array(booking)
      .min(1, 'Vul minstens één boeking in')
      .max(100, 'Hoogstens 100 boekingen tegelijk'),
  })
  .refine(
    ({ bookings }) => {
      const numbers = bookings.flatMap(({ number }) => number ?? [])
      return new Set(numbers).size === numbers.length
    },
    { path: ['bookings'], message: 'Elk nummer kan er één keer staan' },
  )
  .refine(({ state, reason }) => state !== 'declined' || (reason ?? '').length >= 3, {
    path: ['reason'],
    message: 'Geef een reden',
    when: isForm,
  })

export type HandInput = z.infer<typeof handSchema>

/** A correction: what it is worth, and its state if that is another. */
export const correctionSchema = z.object({
  version: z.int().positive().optional(),
  commission: cents,
  state: told.nullable(),
  reason: z.string().trim().min(3, 'Geef een reden').max(500, 'Hoogstens 500 tekens'),
})

export type CorrectionInput = z.infer<typeof correctionSchema>
