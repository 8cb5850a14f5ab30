import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'

/**
 * A context that tells its readers of a new value, each by itself. React cannot know whether a piece of a page
 * that is not hydrated yet reads a context, so a new value of a context of its own would hydrate all pieces, in
 * the task of the press that made it.
 *
 * @param hook what the reader is called where it is used, and
 * @param provider what it needs around it, for the error of a reader outside
 */
export function storeContext<Value>(hook: string, provider: string) {
  const Store = createContext<ReturnType<typeof makeStore<Value>> | undefined>(undefined)

  function Provider({ value, children }: { value: Value; children: ReactNode }) {
    const [store] = useState(() => makeStore(value))
    useLayoutEffect(() => store.set(value), [store, value])
    return <Store value={store}>{children}</Store>
  }

  /** @param part what the reader shows of the value: it is rendered again when that is another */
  function useValue<Part = Value>(part: (value: Value) => Part = (value) => value as never): Part {
    const store = use(Store)
    if (!store) throw new Error(`${hook} must be used within a ${provider}`)
    const { subscribe, newest, first } = store
    return useSyncExternalStore(
      subscribe,
      () => part(newest()),
      () => part(first),
    )
  }

  return [Provider, useValue] as const
}

function makeStore<Value>(first: Value) {
  let value = first
  const readers = new Set<() => void>()

  return {
    /** What the server drew: a piece that is hydrated later begins with it. */
    first,
    newest: () => value,
    set(next: Value) {
      if (Object.is(next, value)) return
      value = next
      for (const reader of readers) reader()
    },
    subscribe(reader: () => void) {
      readers.add(reader)
      return () => readers.delete(reader)
    },
  }
}
