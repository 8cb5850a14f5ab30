/** What a price is of: the id of its record, or one of several in it. */
export type SaveKey = number | `${number} ${string}`

/** A price to save. */
type Save = {
  key: SaveKey
  name: string
  price: number
  run: () => Promise<void>
}

/** A save whose turn has not come, one under way, or one that was refused. */
export type QueuedSave = Save & { state: 'waiting' | 'saving' | 'failed'; why?: string }

type QueueState = {
  saves: QueuedSave[]
  /** The open fields, and whether something is typed in them. */
  fields: ReadonlyMap<SaveKey, boolean>
  /** Something was saved that the lists have not read again. */
  isUnread: boolean
  /** Whether anything was ever saved here. */
  isUsed: boolean
}

export type SaveQueue = ReturnType<typeof createSaveQueue>

/** As many at once, so that a slow server stays usable. */
const maxSaving = 3

/**
 * Saves the prices that are typed in a list, while the next one is typed. A record is saved once at a time, and
 * only its last value waits. What fails stays until it is tried again or given up.
 */
export function createSaveQueue(explain: (error: unknown) => string) {
  const listeners = new Set<() => void>()
  let state: QueueState = { saves: [], fields: new Map(), isUnread: false, isUsed: false }

  function set(changes: Partial<QueueState>) {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  const without = (...gone: QueuedSave[]) => state.saves.filter((save) => !gone.includes(save))

  function put(old: QueuedSave, changed: QueuedSave) {
    set({ saves: state.saves.map((save) => (save === old ? changed : save)) })
    return changed
  }

  function next() {
    const saving = state.saves.filter(isSaving)
    const isFree = ({ key }: QueuedSave) => saving.every((save) => save.key !== key)
    const first = state.saves.find((save) => save.state === 'waiting' && isFree(save))
    if (!first || saving.length >= maxSaving) return
    send(put(first, { ...first, state: 'saving', why: undefined }))
    next()
  }

  async function send(save: QueuedSave) {
    try {
      await save.run()
      set({ saves: without(save), isUnread: true })
    } catch (error) {
      const isReplaced = state.saves.some((other) => other.key === save.key && other !== save)
      if (isReplaced) set({ saves: without(save) })
      else put(save, { ...save, state: 'failed', why: explain(error) })
    }
    next()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,

    /** Adds a save, in place of one of the same record that is not under way. */
    add(save: Save) {
      const old = state.saves.filter(({ key, state }) => key === save.key && state !== 'saving')
      set({ saves: [...without(...old), { ...save, state: 'waiting' }], isUsed: true })
      next()
    },

    /** Tries everything that failed again. */
    retry() {
      const again = (save: QueuedSave) =>
        save.state === 'failed' ? { ...save, state: 'waiting' as const } : save
      set({ saves: state.saves.map(again) })
      next()
    },

    giveUp: (save: QueuedSave) => set({ saves: without(save) }),

    /** Says that a field is open, and whether something is typed in it; undefined once it is closed. */
    field(key: SaveKey, isTyped: boolean | undefined) {
      if (state.fields.get(key) === isTyped) return
      const fields = new Map(state.fields)
      if (isTyped === undefined) fields.delete(key)
      else fields.set(key, isTyped)
      set({ fields })
    },

    /** The lists are being read again. */
    reads: () => set({ isUnread: false }),
  }
}

const isSaving = ({ state }: QueuedSave) => state === 'saving'

export const isUnderWay = ({ state }: QueuedSave) => state !== 'failed'
