import { type FormEvent, useEffect, useRef } from 'react'

type Submittable = { submit: () => unknown; refused: { times: number } }

/** The props of a short form in a dialog: a refused save focuses the first invalid field. */
export function useDialogForm({ submit, refused: { times } }: Submittable) {
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (times > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [times])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // React passes the event on to a form around the dialog.
    event.stopPropagation()
    submit()
  }

  return { ref, noValidate: true, onSubmit }
}
