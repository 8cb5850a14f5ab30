import { useRef, useState } from 'react'
import { discardDraft, useKeptTexts } from '#app/admin/typed/use-draft.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type Draft, draftOf, type Entry } from './control-entry.ts'

/** What is typed in a card in place of what it starts with. A picture can't be kept. */
type Kept = Partial<Omit<Draft, 'picture'>>

const place = 'controle'

/** What is typed in the cards and not sent, by the keys of their entries: it survives a reload. */
export function useCardDrafts() {
  const [typed, setTyped, foundAt] = useKeptTexts<Record<string, Kept | undefined>>(place)
  const [pictures, setPictures] = useState<Readonly<Record<string, File | null>>>({})
  const [found, setFound] = useState(() => keysOf(typed))
  const [last] = useState(() => {
    const key = found.at(-1)
    return key === undefined ? undefined : { key, ...typed[key] }
  })
  const sent = useRef(new Map<string, Kept | undefined>())

  function put(key: string, kept: Kept | undefined) {
    setFound((keys) => keys.filter((one) => one !== key))
    setTyped((all) => ({ ...all, [key]: kept }))
  }

  return {
    of: (entry: Entry): Draft => ({
      ...draftOf(entry),
      ...typed[entry.key],
      picture: pictures[entry.key] ?? null,
    }),
    /** For which something is typed. */
    typedKeys: keysOf(typed).filter((key) => typed[key] !== undefined),
    /** Where the admin was before the reload. */
    last,
    /** When that was typed that is back in this card. */
    backFrom: (key: string) => (found.includes(key) ? foundAt : undefined),
    type(key: string, { picture, ...changes }: Partial<Draft>) {
      if (picture !== undefined) setPictures((all) => ({ ...all, [key]: picture }))
      if (keysOf(changes).length === 0) return
      setTyped((all) => ({ ...all, [key]: { ...all[key], ...changes } }))
    },
    takeAway(key: string) {
      put(key, undefined)
    },
    sent(key: string) {
      sent.current.set(key, typed[key])
      put(key, undefined)
    },
    /** It was sent and undone. */
    bringBack(key: string) {
      put(key, sent.current.get(key))
    },
    discard: () => discardDraft(place),
  }
}
