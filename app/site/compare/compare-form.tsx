import { href, useSearchParams } from 'react-router'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { type TimedStay, writeStay } from '#domain/stay/timed-stay.ts'
import { filterPairs } from './compare-address.ts'

/** Submits the checkboxes on the cards when there is no JavaScript, and so no tray. */
export function CompareForm({ stay }: { stay: TimedStay | undefined }) {
  const [search] = useSearchParams()

  return (
    <form
      id="vergelijken"
      action={href('/vergelijken')}
      // A browser that restores earlier ticks, by their place in a list that may have become shorter,
      // would choose other parkings.
      autoComplete="off"
      className="contents"
    >
      <HiddenFields pairs={[...writeStay(stay), ...filterPairs(search)]} />
      <noscript>
        <Button type="submit" tone="secondary">
          Vergelijk de gekozen terreinen
        </Button>
      </noscript>
    </form>
  )
}
