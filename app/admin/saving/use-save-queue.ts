import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { discardDraft, useKeptTexts } from '#app/admin/typed/use-draft.ts'
import { createSaveQueue, isUnderWay, type Left, type Save, type SaveKey } from './save-queue.ts'

/** Who types the next price within this time needs no newer list yet. */
const quietMs = 1000

type SaveQueueOptions<What> = {
  /** Where it is, by which what is not saved survives a reload. */
  place: string
  run: (save: Save<What>) => Promise<void>
  /** Why a save failed. */
  explain: (error: unknown) => string
  /** Reads the lists again: after the last save, not after each. */
  readAgain: () => unknown
}

/** A queue of saves that lasts as long as its page; what is not saved then is back after a reload. */
export function useSaveQueue<What>({ place, run, explain, readAgain }: SaveQueueOptions<What>) {
  const runNow = useRef(run)
  const [left, keep] = useKeptTexts<Left<What>>(place)
  const [queue] = useState(() =>
    createSaveQueue<What>({ run: (save) => runNow.current(save), explain, left }),
  )
  const state = useSyncExternalStore(queue.subscribe, queue.read)
  const { saves, fields, texts, isUnread, isUsed } = state
  const isSaving = saves.some(isUnderWay)
  const isAtRest = isUnread && !isSaving && fields.size === 0

  useEffect(() => {
    runNow.current = run
  }, [run])

  useEffect(() => {
    const typed = [...Object.entries(texts), ...fields].flatMap(([key, text]) =>
      text ? [[key, text] as const] : [],
    )
    keep({
      saves: saves.length > 0 ? saves : undefined,
      texts: typed.length > 0 ? Object.fromEntries(typed) : undefined,
    })
  }, [saves, fields, texts, keep])

  const read = useEffectEvent(() => {
    queue.reads()
    readAgain()
  })

  useEffect(() => {
    if (!isAtRest) return
    const timer = setTimeout(read, quietMs)
    return () => clearTimeout(timer)
  }, [isAtRest])

  const leave = useEffectEvent(() => {
    if (queue.read().isUnread) readAgain()
  })

  useEffect(() => () => leave(), [])

  return {
    queue,
    saves,
    isUsed,
    isSaving,
    /** Whether leaving would lose something. */
    isDirty: saves.length > 0 || [...fields.values()].some((text) => text !== null),
    /** What is not saved is left on purpose. */
    discard: () => discardDraft(place),
  }
}

type Fields = Pick<ReturnType<typeof createSaveQueue>, 'field' | 'leftIn'>

/** A field that was left open by a reload is so again, and it is closed once it is gone. */
export function useOpenField(queue: Fields, key: SaveKey): void {
  useEffect(() => {
    const left = queue.leftIn(key)
    if (left !== undefined) queue.field(key, left)
    return () => queue.field(key, undefined)
  }, [queue, key])
}
