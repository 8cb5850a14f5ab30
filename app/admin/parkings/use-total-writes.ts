import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { isOutdated } from '#app/admin/api/failure.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { takeBack } from '#app/admin/api/use-undo.ts'
import { changedDraft, draftOf, tariffOf } from '#app/admin/tariffs/tariff-draft.ts'
import type { EditedParking, ListedParking } from '#domain/parking/parking.ts'
import type { Step, Tariff } from '#domain/tariff/tariff.ts'
import { PriceTaken } from './price-taken.ts'

/** What so many days cost by a tariff of a parking, and what is typed instead. */
export type TypedTotal = { id: number; tariff: Tariff; step: Step; typed: string }

const pathOf = (id: number) => `/api/admin/parkings/${id}` as const

/** Writes totals of tariffs, as looked at today, each on the version that the one before it made. */
export function useTotalWrites(list: Rows<ListedParking>) {
  const queries = useQueryClient()
  const newest = useRef(new Map<number, EditedParking>())
  const writes = useRef<Promise<unknown>>(Promise.resolve())

  function inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
    const done = writes.current.then(work)
    writes.current = done.catch(() => undefined)
    return done
  }

  function adopt(saved: EditedParking) {
    newest.current.set(saved.id, saved)
    // What is unfolded in the list.
    queries.setQueriesData({ queryKey: ['edit', 'parkings', `${saved.id}`] }, saved)
    list.show((rows) => rows.map((row) => (row.id === saved.id ? { ...row, ...saved } : row)))
  }

  async function put(parking: EditedParking, { tariff, step, typed }: TypedTotal) {
    if (totalIn(parking, tariff, step) === undefined) throw new PriceTaken()
    const tariffs = parking.tariffs.map((each) =>
      each.validFrom === tariff.validFrom ? (withTotal(each, step.days, typed) ?? each) : each,
    )
    const answer = await admin.put(pathOf(parking.id), { ...parking, tariffs })
    const { change, ...saved } = { ...parking, ...answer }
    adopt(saved)
    return change
  }

  /** Another admin may have changed something else meanwhile. */
  async function write(total: TypedTotal, price: number): Promise<string | undefined> {
    const known = newest.current.get(total.id)
    if (known) {
      try {
        return await put(known, total)
      } catch (error) {
        if (!isOutdated(error)) throw error
      }
    }
    const current = await admin.get(pathOf(total.id))
    adopt(current)
    const stored = totalIn(current, total.tariff, total.step)
    // An earlier try was carried out although no answer came.
    if (stored === price) return undefined
    if (stored !== total.step.total) throw new PriceTaken(stored)
    return put(current, total)
  }

  async function restore(id: number, change: string): Promise<void> {
    await takeBack(change)
    adopt(await admin.get(pathOf(id)))
  }

  return {
    /** The version that is shown, unless a newer one was written. */
    know(opened: EditedParking) {
      const known = newest.current.get(opened.id)
      if (!known || known.version < opened.version) newest.current.set(opened.id, opened)
    },
    /** Answers with what takes it back. */
    write: (total: TypedTotal, price: number) =>
      inTurn(async () => {
        const change = await write(total, price)
        return change === undefined ? undefined : () => inTurn(() => restore(total.id, change))
      }),
  }
}

const totalIn = ({ tariffs }: EditedParking, { validFrom }: Tariff, { days }: Step) =>
  tariffs.find((each) => each.validFrom === validFrom)?.steps.find((step) => step.days === days)
    ?.total

/** The typed total as an amount; undefined if it is none. */
export const readTotal = ({ tariff, step: { days }, typed }: TypedTotal) =>
  withTotal(tariff, days, typed)?.steps.find((each) => each.days === days)?.total

/** The tariff with another total for so many days, seen today; undefined if that is no amount. */
function withTotal(tariff: Tariff, days: number, total: string): Tariff | undefined {
  const draft = draftOf(tariff)
  const steps = draft.steps.map((step) => (step.days === `${days}` ? { ...step, total } : step))
  return tariffOf(changedDraft(draft, { steps }))
}
