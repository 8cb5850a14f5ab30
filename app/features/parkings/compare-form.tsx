import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { type Stay, writeStay } from '#domain/stay/stay.ts'
import { HiddenFields } from './hidden-fields.tsx'

/** For the boxes on the cards, where no script brings the tray. */
export function CompareForm({ stay }: { stay: Stay | undefined }) {
  return (
    <form id="vergelijken" action={href('/vergelijken')} className="contents">
      <HiddenFields pairs={writeStay(stay)} />
      <noscript>
        <Button type="submit" tone="secondary">
          Vergelijk de gekozen terreinen
        </Button>
      </noscript>
    </form>
  )
}
