import { href, useSearchParams } from 'react-router'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { writtenFilter } from '#domain/filter/filter-address.ts'
import { type TimedStay, writeStay } from '#domain/stay/timed-stay.ts'

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
      <HiddenFields pairs={[...writeStay(stay), ...writtenFilter(search)]} />
      <noscript>
        <Button type="submit" tone="secondary">
          Vergelijk de gekozen terreinen
        </Button>
      </noscript>
    </form>
  )
}
