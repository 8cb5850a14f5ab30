import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createSaveQueue, isUnderWay } from './save-queue.ts'

/** Who types the next price within this time needs no newer list yet. */
const quietMs = 1000

type SaveQueueOptions = {
  /** Why a save failed. */
  explain: (error: unknown) => string
  /** Reads the lists again: after the last save, not after each. */
  readAgain: () => unknown
}

/** A queue of saves that lasts as long as its page. */
export function useSaveQueue({ explain, readAgain }: SaveQueueOptions) {
  const [queue] = useState(() => createSaveQueue(explain))
  const { saves, fields, isUnread, isUsed } = useSyncExternalStore(queue.subscribe, queue.read)
  const isSaving = saves.some(isUnderWay)
  const isAtRest = isUnread && !isSaving && fields.size === 0

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
    isDirty: saves.length > 0 || [...fields.values()].includes(true),
  }
}
