import { useState } from 'react'
import { useDiscard } from './use-discard.ts'
import { useDiscardAtClose, useKeptTexts } from './use-draft.ts'

/**
 * The fields of a dialog that is no form of a record: asked about before the dialog closes, and back after a reload,
 * once it is opened again. Not for a password or a code.
 *
 * @param name of the dialog on its page
 * @param texts the fields whose loss is asked about; the others are choices
 */
export function useTyped<Fields extends object>(
  name: string,
  start: Fields,
  texts: readonly (keyof Fields)[],
) {
  const [place] = useState(() => `${window.location.pathname} ${name}`)
  const [first] = useState(start)
  const [kept, keep] = useKeptTexts<{ typed?: Fields }>(place)
  const fields: Fields = { ...first, ...kept.typed }
  const discard = useDiscard(texts.some((text) => fields[text] !== first[text]))
  useDiscardAtClose(place)

  return {
    fields,
    set: (changes: Partial<Fields>) => keep({ typed: { ...fields, ...changes } }),
    discard,
  }
}
