import { z } from 'zod'
import { closuresSchema, maxClosures } from '#domain/closure/closure-schema.ts'
import { notYet } from '#domain/form/day.ts'
import { kinds } from '#domain/kinds.ts'
import { clashProblem, codeProblem } from '#domain/outbound/page-problems.ts'
import { daysAhead } from '#domain/parking/days-ahead.ts'
import {
  type ColumnField,
  type Columns,
  columnFields,
  type Features,
  tickFields,
} from '#domain/parking/fields.ts'
import {
  type AdminParking,
  type CheckedPrice,
  type EditedParking,
  type ListedParking,
  type Parking,
  type ParkingProgramme,
  type ParkingProvider,
  parkingTypes,
  type SavedSurcharge,
} from '#domain/parking/parking.ts'
import { parkingSchema, whyUnavailable } from '#domain/parking/parking-schema.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type Transfer, transferModes } from '#domain/transfer/transfer.ts'
import { findLinked, referencesOfParking } from '#server/db/links/references.ts'
import { changeClosures } from '#server/db/parkings/closures.ts'
import {
  addParking,
  findEditedParking,
  updateParking,
} from '#server/db/parkings/edited-parkings.ts'
import { listedParkings } from '#server/db/parkings/listed-parkings.ts'
import { parkingRows, setUnavailable } from '#server/db/parkings/parkings.ts'
import { answerOf, count, day, editableShape, id, type Shape, undoable } from './answer.ts'
import { call } from './call.ts'
import { datedSummary } from './checks/dated.ts'
import { problem, readInput } from './json.ts'
import {
  checkSource,
  closure,
  facts,
  period,
  savedTariff,
  surchargeShape,
} from './prices/charges.ts'
import { maxRowsBytes, refusals, rowCalls, rowRefs } from './rows.ts'

const transfer = answerOf<Transfer>({
  mode: z.enum(keysOf(transferModes)),
  walk: count,
  every: count.nullable(),
  wait: count,
  ride: count,
  handover: count,
  service: period.nullable(),
})

export const parkingShape = {
  ...columnShape(),
  id,
  distanceUnit: z.literal('min'),
  features: answerOf(featureShape()),
  slug: z.string(),
  transfer: transfer.nullable(),
  priceCheckedOn: day.nullable(),
  isPriceChanged: z.boolean(),
  priceCheckSource: checkSource,
  isSample: z.boolean(),
  reviewsSource: z.string().nullable(),
  reviewsReadOn: day.nullable(),
} satisfies Shape<Parking>

const adminShape = {
  ...parkingShape,
  ...editableShape,
  position: z.int(),
  priceToday: z.number(),
  isPriceOfTariff: z.boolean(),
  priceCheckedBy: z.string().nullable(),
  bookingPage: z.string().nullable(),
  providerCode: z.string().nullable(),
} satisfies Shape<AdminParking>

const editedParking = answerOf<EditedParking>({
  ...adminShape,
  tariffs: z.array(savedTariff),
  surcharges: z.array(answerOf<SavedSurcharge>({ ...surchargeShape, id })),
  closures: z.array(closure),
  directions: z.string().nullable(),
  avoid: z.string().nullable(),
  facts,
  providerId: id.nullable(),
  bookingText: z.string().nullable(),
  change: z.uuid().optional(),
})

function columnShape(): Shape<Columns> {
  const shape = keysOf(columnFields).map((name) => [name, columnValue(columnFields[name])])
  // Object.fromEntries loses the keys: these are exactly the columns.
  return Object.fromEntries(shape) as Shape<Columns>
}

function columnValue(field: ColumnField): z.ZodType {
  const value = plainValue(field.kind)
  return 'optional' in field ? value.nullable() : value
}

function plainValue(kind: ColumnField['kind']): z.ZodType {
  if (kind === 'text') return z.string()
  if (kind === 'type') return z.enum(keysOf(parkingTypes))
  return kind === 'whole' ? z.int() : z.number()
}

function featureShape(): Shape<Features> {
  const shape = keysOf(tickFields).map((name) => {
    const isUnknown = tickFields[name].leftOut === 'unknown'
    return [name, isUnknown ? z.boolean().optional() : z.boolean()]
  })
  return Object.fromEntries(shape) as Shape<Features>
}

/** Room for fifty tariffs. */
const maxParkingBytes = 256 * 1024

/** Nobody has seen a price, a rating or a fact on a day that is to come. */
const seenParking = parkingSchema.superRefine((parking, context) => {
  for (const path of daysAhead(parking, amsterdamDay(new Date()))) {
    context.addIssue({ code: 'custom', path, message: notYet })
  }
})

export const rows = rowCalls('parking', {
  reads: seenParking,
  answers: editedParking,
  lists: answerOf<ListedParking>({
    ...adminShape,
    usualPrice: z.number().nullable(),
    provider: answerOf<ParkingProvider>({ id, name: z.string() }).nullable(),
    checkedPrices: z.array(
      answerOf<CheckedPrice>({
        tariff: answerOf<NonNullable<CheckedPrice['tariff']>>({ id, name: z.string() }).nullable(),
        validFrom: day.nullable(),
        validTo: day.nullable(),
        days: z.int(),
        total: z.number(),
        checkedOn: day.nullable(),
        isChanged: z.boolean(),
      }),
    ),
    clicks: count,
    comingClosures: z.array(closure),
    dated: datedSummary.nullable(),
    programme: answerOf<ParkingProgramme>({ id, name: z.string() }).nullable().optional(),
  }),
  rows: {
    ...parkingRows,
    page: listedParkings,
    find: findEditedParking,
    add: addParking,
    update: updateParking,
  },
  changes:
    'Wijzigt een parking. Is haar transfer bekend, dan volgen minuten en Shuttle 24/7 daaruit.',
  maxBytes: maxParkingBytes,
  async problems(input, id) {
    const former = id === undefined ? undefined : await findLinked(id)
    const references = id === undefined ? [] : await referencesOfParking(id)
    const code = codeProblem(input, former)
    const clash = clashProblem(input.bookingPage, former?.bookingPage, references)
    if (!code && !clash) return undefined
    return { ...(code && { providerCode: [code] }), ...(clash && { bookingPage: [clash] }) }
  },
})

const says = refusals(kinds.parking.noun)
const availabilitySchema = z.object({
  rows: rowRefs,
  unavailable: whyUnavailable.default(null),
})

export const changeAvailability = call({
  method: 'PUT',
  path: '/api/admin/parkings/availability',
  does: 'Zegt waarom parkings niet te boeken zijn, of dat het weer kan.',
  role: 'editor',
  reads: availabilitySchema,
  answers: undoable,
  async handle(call) {
    const input = await readInput(call, availabilitySchema, says.invalid, maxRowsBytes)
    if (!input.ok) return input.why

    const { rows, unavailable } = input.value
    const changed = await setUnavailable(call.get('admin'), rows, unavailable)
    return changed.ok ? call.json(changed.value) : says.refuse(call, changed.why)
  },
})

/** How many parkings it changed. */
type PeriodAnswer = { change: string; changed: number }

const periodsSchema = z.object({
  rows: rowRefs,
  periods: closuresSchema.refine(({ length }) => length > 0, 'Noem een periode.'),
  /** False opens them again for exactly these periods. */
  closed: z.boolean().default(true),
})

export const changePeriods = call({
  method: 'POST',
  path: '/api/admin/parkings/closures',
  does: 'Zet parkings dicht voor een of meer periodes, of weer open: alle, of geen. Wie al zo dicht is, blijft zoals hij is.',
  role: 'editor',
  reads: periodsSchema,
  answers: answerOf<PeriodAnswer>({ change: z.uuid(), changed: count }),
  async handle(call) {
    const input = await readInput(call, periodsSchema, says.invalid, maxRowsBytes)
    if (!input.ok) return input.why

    const { rows, periods, closed } = input.value
    const how = closed ? 'close' : 'open'
    const changed = await changeClosures(call.get('admin'), rows, periods, how)
    if (changed.ok) return call.json(changed.value)
    if (changed.why !== 'too-many') return says.refuse(call, changed.why)
    const full = `Er is niets gewijzigd: een van de parkings krijgt meer dan ${maxClosures} periodes.`
    return problem(call, 422, full)
  },
})
