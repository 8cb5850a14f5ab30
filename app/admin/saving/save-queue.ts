/** What a price is of: the id of its record, or one of several in it. */
export type SaveKey = number | `${number} ${string}`

/** A price to save, and what it is saved in: all of it is kept through a reload. */
export type Save<What = unknown> = { key: SaveKey; name: string; price: number; what: What }

/** A save whose turn has not come, one under way, or one that was refused. */
export type QueuedSave<What = unknown> = Save<What> & {
  state: 'waiting' | 'saving' | 'failed'
  why?: string
}

/** What was typed and not saved before a reload: entered, and still in its field. */
export type Left<What> = { saves?: QueuedSave<What>[]; texts?: Partial<Record<SaveKey, string>> }

type QueueState<What> = {
  saves: QueuedSave<What>[]
  /** The open fields, and what is typed in them; null while nothing is. */
  fields: ReadonlyMap<SaveKey, string | null>
  /** The texts of fields that are not open again since the reload. */
  texts: Partial<Record<SaveKey, string>>
  /** Something was saved that the lists have not read again. */
  isUnread: boolean
  /** Whether anything was ever saved here. */
  isUsed: boolean
}

type QueueOptions<What> = {
  run: (save: Save<What>) => Promise<void>
  explain: (error: unknown) => string
  left?: Left<What>
}

/** As many at once, so that a slow server stays usable. */
const maxSaving = 3

/**
 * Saves the prices that are typed in a list, while the next one is typed. A record is saved once at a time, and
 * only its last value waits. What fails, or was left by a reload, stays until it is tried again or given up.
 */
export function createSaveQueue<What>({ run, explain, left = {} }: QueueOptions<What>) {
  const listeners = new Set<() => void>()
  const { saves: leftSaves = [], texts = {} } = left
  let state: QueueState<What> = {
    saves: leftSaves.map((save) => ({ ...save, state: 'failed', why: whyLeft })),
    fields: new Map(),
    texts,
    isUnread: false,
    isUsed: leftSaves.length > 0,
  }

  function set(changes: Partial<QueueState<What>>) {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  const without = (...gone: QueuedSave<What>[]) =>
    state.saves.filter((save) => !gone.includes(save))

  function put(old: QueuedSave<What>, changed: QueuedSave<What>) {
    set({ saves: state.saves.map((save) => (save === old ? changed : save)) })
    return changed
  }

  function next() {
    const saving = state.saves.filter(isSaving)
    const isFree = ({ key }: QueuedSave<What>) => saving.every((save) => save.key !== key)
    const first = state.saves.find((save) => save.state === 'waiting' && isFree(save))
    if (!first || saving.length >= maxSaving) return
    send(put(first, { ...first, state: 'saving', why: undefined }))
    next()
  }

  async function send(save: QueuedSave<What>) {
    try {
      await run(save)
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
    add(save: Save<What>) {
      const old = state.saves.filter(({ key, state }) => key === save.key && state !== 'saving')
      set({ saves: [...without(...old), { ...save, state: 'waiting' }], isUsed: true })
      next()
    },

    /** Tries everything that failed again. */
    retry() {
      const again = (save: QueuedSave<What>) =>
        save.state === 'failed' ? { ...save, state: 'waiting' as const } : save
      set({ saves: state.saves.map(again) })
      next()
    },

    giveUp: (save: QueuedSave<What>) => set({ saves: without(save) }),

    /** Says that a field is open, and what is typed in it; undefined once it is closed. */
    field(key: SaveKey, typed: string | null | undefined) {
      if (state.fields.get(key) === typed && state.texts[key] === undefined) return
      const fields = new Map(state.fields)
      if (typed === undefined) fields.delete(key)
      else fields.set(key, typed)
      set({ fields, texts: { ...state.texts, [key]: undefined } })
    },

    /** What was typed in a field before a reload. */
    leftIn: (key: SaveKey) => state.texts[key],

    /** The lists are being read again. */
    reads: () => set({ isUnread: false }),
  }
}

const whyLeft = 'De pagina is opnieuw geladen voor dit was opgeslagen.'

const isSaving = ({ state }: QueuedSave) => state === 'saving'

export const isUnderWay = ({ state }: QueuedSave) => state !== 'failed'
