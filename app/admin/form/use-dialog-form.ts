import { type FormEvent, useEffect, useRef } from 'react'

type Submittable = { submit: () => unknown; refused: { times: number } }

/** The props of a short form in a dialog: a refused save focuses the first invalid field. */
export function useDialogForm({ submit, refused }: Submittable) {
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refused.times > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    submit()
  }

  return { ref, noValidate: true, onSubmit }
}
