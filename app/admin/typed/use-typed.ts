import { useState } from 'react'
import { useDiscard } from './use-discard.ts'
import { useDiscardAtClose, useKeptTexts } from './use-draft.ts'

/** What AskDialog needs of it. */
export type Typed = Pick<ReturnType<typeof useTyped>, 'discard' | 'putBackFrom' | 'takeAway'>

type Changed<Value> = { currentTarget: Value }

/**
 * The fields of a dialog that is no form of a record: asked about before the dialog closes, and back after a reload,
 * once it is opened again. Not for a password or a code.
 *
 * @param name of the dialog on its page
 * @param texts the fields whose loss is asked about, the others are choices; or whether it is
 */
export function useTyped<Fields extends object>(
  name: string,
  start: Fields,
  texts: readonly (keyof Fields)[] | ((fields: Fields) => boolean),
) {
  const [place] = useState(() => `${window.location.pathname} ${name}`)
  const [first] = useState(start)
  const [kept, keep, at] = useKeptTexts<{ typed?: Fields }>(place)
  const [isTakenAway, setTakenAway] = useState(false)
  const fields: Fields = { ...first, ...kept.typed }
  const isTyped =
    typeof texts === 'function' ? texts(fields) : texts.some((text) => fields[text] !== first[text])
  const discard = useDiscard(isTyped)
  useDiscardAtClose(place)

  function set(changes: Partial<Fields>) {
    keep(({ typed }) => ({ typed: { ...first, ...typed, ...changes } }))
  }
  /** TypeScript does not accept a computed name as Partial<Fields>. */
  const setOne = (name: keyof Fields, value: unknown) => set({ [name]: value } as Partial<Fields>)

  return {
    fields,
    set,
    discard,
    /** When it was typed, if it is back after a reload. */
    putBackFrom: isTyped && !isTakenAway ? at : undefined,
    /** Takes away what is back after a reload. */
    takeAway() {
      keep({})
      setTakenAway(true)
    },
    /** The props of a text field or a select. */
    text: (name: keyof Fields & string) => ({
      name,
      value: `${fields[name]}`,
      onChange: ({ currentTarget }: Changed<{ value: string }>) =>
        setOne(name, currentTarget.value),
    }),
    /** The props of a checkbox. */
    tick: (name: keyof Fields & string) => ({
      name,
      checked: fields[name] === true,
      onChange: ({ currentTarget }: Changed<{ checked: boolean }>) =>
        setOne(name, currentTarget.checked),
    }),
    /** The props of one radio button of several. */
    radio: (name: keyof Fields & string, value: string) => ({
      name,
      value,
      checked: fields[name] === value,
      onChange: () => setOne(name, value),
    }),
  }
}
