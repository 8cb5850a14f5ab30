import { type ReactNode, useEffect, useRef } from 'react'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'

type MessageThanksProps = {
  title: string
  /** The label of the button to a new form. */
  again: string
  /** Of the page with the form. */
  formAddress: string
  onAgain: () => void
  children: ReactNode
}

/** Replaces the form. Its button is a form too, so that it works without JavaScript. */
export function MessageThanks(props: MessageThanksProps) {
  const { title, again, formAddress, onAgain, children } = props
  const thanks = useRef<HTMLDivElement>(null)
  const [path, query] = formAddress.split('?', 2)

  useEffect(() => thanks.current?.focus(), [])

  return (
    <div ref={thanks} tabIndex={-1} className="rounded-lg py-2">
      <State image="/images/bedankt.svg" title={title}>
        {children}
        <form
          action={`${path}#formulier`}
          className="mt-3"
          onSubmit={(event) => {
            event.preventDefault()
            onAgain()
          }}
        >
          <HiddenFields pairs={[...new URLSearchParams(query)]} />
          <Button type="submit" tone="secondary">
            {again}
          </Button>
        </form>
      </State>
    </div>
  )
}
