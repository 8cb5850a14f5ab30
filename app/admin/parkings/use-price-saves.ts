import { useRef } from 'react'
import { admin } from '#app/admin/api/api.ts'
import type { Rows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { currentOf } from '#app/admin/form/current-of.ts'
import type { Save } from '#app/admin/saving/save-queue.ts'
import { useSaveQueue } from '#app/admin/saving/use-save-queue.ts'
import { priceSeenNow } from '#app/admin/tariffs/tariff-draft.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { AdminParking, EditedParking, ListedParking } from '#domain/parking/parking.ts'
import { dayCount } from '#domain/stay/stay.ts'
import type { Step, Tariff } from '#domain/tariff/tariff.ts'
import { formatEuro } from '#domain/text/money.ts'
import { PriceTaken } from './price-taken.ts'
import { readTotal, type TypedTotal, useTotalWrites } from './use-total-writes.ts'
import { whyNotSaved } from './why-not-saved.ts'

export type PriceSaves = ReturnType<typeof usePriceSaves>

/** A price per day, or a total of a tariff. */
type ToSave = { parking: ListedParking } | TypedTotal

const failed = { title: 'Fout bij ongedaan maken', text: 'De wijziging is niet ongedaan gemaakt.' }

/** Saves the typed prices of the list. Another admin's change is not overwritten. */
export function usePriceSaves(list: Rows<ListedParking>) {
  const toast = useToast()
  const undo = useUndo(list)
  const totals = useTotalWrites(list)
  const saves = useSaveQueue<ToSave>({
    place: 'parkings/prices',
    run: ({ name, price, what }) =>
      'parking' in what ? savePrice(what.parking, price) : saveTotal(what, name, price),
    explain: whyNotSaved,
    readAgain: list.changed,
  })
  // The list is read again after the last save, so a version may be newer than its own.
  const newest = useRef(new Map<number, ListedParking>())

  function newestOf(parking: ListedParking): ListedParking {
    const known = newest.current.get(parking.id)
    return known && known.version > parking.version ? known : parking
  }

  function know(parking: ListedParking) {
    newest.current.set(parking.id, parking)
    list.show((rows) => rows.map((row) => (row.id === parking.id ? parking : row)))
  }

  async function put(parking: ListedParking, pricePerDay: number) {
    // Who types a price has just seen it.
    const priced = { ...parking, pricePerDay, ...priceSeenNow(parking) }
    const answer = await admin.put(`/api/admin/parkings/${parking.id}`, priced)
    know({ ...priced, ...ofRow(parking, answer ?? {}) })
    return answer
  }

  async function savePrice(parking: ListedParking, price: number): Promise<void> {
    const former = newestOf(parking)
    const answer = await put(former, price).catch((error) => {
      const current = currentOf<AdminParking>(error)
      if (!current) throw error
      const row = { ...former, ...ofRow(former, current) }
      know(row)
      // An earlier try was carried out although no answer came.
      if (row.pricePerDay === price) return undefined
      if (row.pricePerDay !== former.pricePerDay) throw new PriceTaken(row.pricePerDay)
      return put(row, price)
    })
    const costs = (euros: number) => `${parking.name} kost ${formatEuro(euros)} per dag.`
    const action = undo(answer, {
      done: { title: 'Ongedaan gemaakt', text: costs(former.pricePerDay) },
      failed,
    })
    toast({ title: 'Prijs opgeslagen', text: costs(price), action })
  }

  async function saveTotal(total: TypedTotal, name: string, price: number): Promise<void> {
    const action = undo(await totals.write(total, price), {
      done: { title: 'Ongedaan gemaakt', text: `${name}: ${formatEuro(total.step.total)}.` },
      failed,
    })
    toast({ title: 'Tarief opgeslagen', text: `${name}: ${formatEuro(price)}.`, action })
  }

  const add = (save: Save<ToSave>) => saves.queue.add(save)

  return {
    ...saves,
    /** The price of a parking that is not saved yet. */
    waitingFor: (id: number) => saves.saves.findLast(({ key }) => key === id),
    savePrice: (parking: ListedParking, price: number) =>
      add({ key: parking.id, name: parking.name, price, what: { parking } }),
    /** False if what is typed is no amount. */
    saveTotal(opened: EditedParking, tariff: Tariff, step: Step, typed: string): boolean {
      const what = { id: opened.id, tariff, step, typed }
      const price = readTotal(what)
      if (price === undefined) return false
      if (price === step.total) return true
      totals.know(opened)
      const name = `${opened.name}, ${dayCount(step.days)}`
      add({ key: `${opened.id} ${step.days}`, name, price, what })
      return true
    },
  }
}

/** The fields that the list has, of a whole parking. */
function ofRow<Row extends object>(row: Row, whole: object): Partial<Row> {
  const inList = Object.entries(whole).filter(([name]) => name in row)
  return Object.fromEntries(inList) as Partial<Row>
}
