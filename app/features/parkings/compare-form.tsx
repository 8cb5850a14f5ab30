import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { Stay } from '#domain/stay.ts'

/** For the boxes on the cards, where no script brings the tray. */
export function CompareForm({ stay }: { stay: Stay | undefined }) {
  return (
    <form id="vergelijken" action={href('/vergelijken')} className="contents">
      {stay && (
        <>
          <input type="hidden" name="van" value={stay.from} />
          <input type="hidden" name="tot" value={stay.to} />
        </>
      )}
      <noscript>
        <Button type="submit" tone="secondary">
          Vergelijk de gekozen terreinen
        </Button>
      </noscript>
    </form>
  )
}
