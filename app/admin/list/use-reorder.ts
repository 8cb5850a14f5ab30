import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { admin } from '#app/admin/api/api.ts'
import type { Address } from '#app/admin/api/calls.ts'
import { failureText } from '#app/admin/api/failure.ts'
import type { ListApi, ListRow, Rows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import type { MenuItem } from '#app/admin/ui/menu.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { type PageOf, pagesOf, placesOf } from '#domain/admin/list-view.ts'
import { inOrder, movedTo, moveTexts } from '#domain/admin/order.ts'
import type { PagedList } from './use-paged-list.ts'

type ReorderOptions<Row> = {
  list: Rows<Row> & Pick<PagedList<Row>, 'rowsOn'>
  /** The page of rows in their saved order. */
  view: PageOf<Row>
  name: (row: Row) => string
}

/** The row being moved, and the order if it were dropped here. */
type Move = { id: number; ids: number[]; handle: HTMLElement; by: 'keys' | 'pointer' }

export type Reorder<Row> = ReturnType<typeof useReorder<Row & ListRow>>

/** The lists that can be put in another order. */
type OrderedApi = {
  [Api in ListApi]: `${Api}/order` extends Address<'PUT'> ? Api : never
}[ListApi]

const notices = {
  done: { title: 'Volgorde opgeslagen' },
  failed: {
    title: 'Fout bij opslaan',
    text: 'Er is een fout opgetreden bij het opslaan van de volgorde.',
  },
  restored: { title: 'Ongedaan gemaakt' },
  notRestored: {
    title: 'Fout bij ongedaan maken',
    text: 'De wijziging is niet ongedaan gemaakt.',
  },
}

/** Reorders rows by drag handle, keyboard or menu. */
export function useReorder<Row extends ListRow>({ list, view, name }: ReorderOptions<Row>) {
  const { rows, page, found } = view
  const toast = useToast()
  const undo = useUndo(list)
  const [move, setMove] = useState<Move>()
  const [announcement, announce] = useState('')
  const ids = rows.map(({ id }) => id)
  // Only a list that has this call is given a way to put it in another order.
  const api = list.api as OrderedApi

  const tell = (id: number, order: number[], what: keyof ReturnType<typeof moveTexts>) => {
    const row = rows.find((other) => other.id === id)
    const place = order.indexOf(id) + placesOf(view).from
    if (row) announce(moveTexts(name(row), place, found)[what])
  }

  async function save(order: number[], was = ids) {
    if (order.join() === was.join()) return
    list.show((all) => inOrder(all, order))
    try {
      const answer = await admin.put(`${api}/order`, { ids: order, was })
      const action = undo(answer, { done: notices.restored, failed: notices.notRestored })
      toast({ ...notices.done, action })
    } catch (error) {
      toast({ ...notices.failed, text: failureText(error, notices.failed.text), tone: 'error' })
    }
    await list.changed()
  }

  function pick(id: number, handle: HTMLElement, by: Move['by']) {
    setMove({ id, ids, handle, by })
    if (by === 'keys') tell(id, ids, 'picked')
  }

  function moveTo(place: number) {
    if (!move) return
    const next = movedTo(move.ids, move.id, place)
    if (next.join() === move.ids.join()) return
    setMove({ ...move, ids: next })
    tell(move.id, next, 'moved')
  }

  function drop(place?: number) {
    if (!move) return
    const order = place === undefined ? move.ids : movedTo(move.ids, move.id, place)
    setMove(undefined)
    tell(move.id, order, 'dropped')
    save(order)
  }

  function cancel() {
    if (!move) return
    setMove(undefined)
    tell(move.id, ids, 'cancelled')
  }

  useDragging(move?.by === 'pointer' ? move.handle : undefined, { moveTo, drop, cancel })

  useEffect(() => {
    if (move?.by === 'keys') move.handle.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }, [move])

  function press(event: KeyboardEvent) {
    if (!move) return
    const at = move.ids.indexOf(move.id)
    const places = new Map([
      ['ArrowUp', at - 1],
      ['ArrowDown', at + 1],
      ['Home', 0],
      ['End', move.ids.length],
    ])
    const place = places.get(event.key)

    if (place !== undefined) moveTo(place)
    else if (event.key === 'Escape') cancel()
    else return
    event.preventDefault()
  }

  /** Moves a row to the end of the previous page, or to the start of the next one. */
  async function turn(id: number, by: -1 | 1) {
    try {
      const others = (await list.rowsOn(page + by)).map((row) => row.id)
      const was = by < 0 ? [...others, ...ids] : [...ids, ...others]
      await save(movedTo(was, id, by < 0 ? others.length - 1 : ids.length), was)
    } catch (error) {
      toast({ ...notices.failed, text: failureText(error, notices.failed.text), tone: 'error' })
    }
  }

  function step(id: number, by: -1 | 1) {
    const isEdge = ids.at(by < 0 ? 0 : -1) === id
    if (isEdge) return turn(id, by)
    const order = movedTo(ids, id, ids.indexOf(id) + by)
    tell(id, order, 'dropped')
    save(order)
  }

  return {
    /** In the order of the move in progress. */
    rows: move ? inOrder(rows, move.ids) : rows,
    picked: move?.id,
    announcement,
    handle: ({ id }: Row) => ({
      'aria-pressed': move?.id === id,
      onKeyDown: press,
      // A pointer also clicks when released; a click by keyboard has detail 0.
      onClick: ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
        if (detail > 0) return
        if (move) drop()
        else pick(id, currentTarget, 'keys')
      },
      onPointerDown: ({ button, currentTarget }: PointerEvent<HTMLElement>) => {
        if (button === 0) pick(id, currentTarget, 'pointer')
      },
      onBlur: () => {
        if (move?.by === 'keys') drop()
      },
    }),
    /** Menu items, for those who cannot drag. */
    steps: ({ id }: Row): MenuItem[] => {
      const pages = pagesOf(found, view.size)
      const isFirst = page === 1 && ids[0] === id
      const isLast = page === pages && ids.at(-1) === id
      const [up, down] = [{ icon: ArrowUp }, { icon: ArrowDown }]

      return [
        ...(isFirst ? [] : [{ label: 'Omhoog', ...up, onSelect: () => step(id, -1) }]),
        ...(isLast ? [] : [{ label: 'Omlaag', ...down, onSelect: () => step(id, 1) }]),
        ...(page === 1
          ? []
          : [{ label: 'Naar de vorige pagina', ...up, onSelect: () => turn(id, -1) }]),
        ...(page === pages
          ? []
          : [{ label: 'Naar de volgende pagina', ...down, onSelect: () => turn(id, 1) }]),
      ]
    },
  }
}

type Dragging = {
  moveTo: (place: number) => void
  drop: (place?: number) => void
  cancel: () => void
}

/** Within this distance of the window's edge, dragging scrolls the page. */
const scrollZonePx = 72
const scrollStepPx = 12

/** Follows the pointer until it is released. */
function useDragging(handle: HTMLElement | undefined, handlers: Dragging) {
  const moveTo = useEffectEvent((place: number) => handlers.moveTo(place))
  const drop = useEffectEvent((place?: number) => handlers.drop(place))
  const cancel = useEffectEvent(() => handlers.cancel())

  useEffect(() => {
    const line = handle?.closest('tr')
    if (!line) return
    const listening = new AbortController()
    const { signal } = listening
    let y: number | undefined

    // On every frame, as the page may scroll under a pointer that does not move.
    function follow() {
      if (signal.aborted || !line) return
      if (y !== undefined) {
        if (y < scrollZonePx) window.scrollBy(0, -scrollStepPx)
        if (y > window.innerHeight - scrollZonePx) window.scrollBy(0, scrollStepPx)
        moveTo(placeAt(y, line))
      }
      requestAnimationFrame(follow)
    }

    const listen = { signal, passive: true }
    window.addEventListener('pointermove', ({ clientY }) => (y = clientY), listen)
    window.addEventListener(
      'pointerup',
      ({ clientY }) => drop(y === undefined ? undefined : placeAt(clientY, line)),
      listen,
    )
    window.addEventListener('pointercancel', () => cancel(), listen)
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), listen)
    requestAnimationFrame(follow)
    return () => listening.abort()
  }, [handle])
}

/** The number of other rows whose middle is above y. */
function placeAt(y: number, line: Element): number {
  const others = [...(line.parentElement?.children ?? [])].filter((other) => other !== line)
  return others.filter((other) => {
    const { top, height } = other.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}
