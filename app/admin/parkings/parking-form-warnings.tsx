import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { limitNamed } from '#domain/filter/filter-options.ts'
import { lacksTag } from '#domain/parking/affiliate-tag.ts'
import { unusualAgainst, unusualTexts } from '#domain/parking/parking-price.ts'

const farthest = limitNamed('maxDistance').to

type WarnedProps = {
  warning: ReactNode
  /** For a field in columns: the warning is below all of them. */
  wide?: boolean
  children: ReactNode
}

/** A field with a warning below it while typing. A warning never prevents saving. */
export function Warned({ warning, wide, children }: WarnedProps) {
  const look = wide ? wideLook : { all: 'min-w-0', warning: '[&>div]:mt-2' }

  return (
    <div className={look.all}>
      {children}
      <div aria-live="polite" className={look.warning}>
        {warning}
      </div>
    </div>
  )
}

/** Placed in the grid of the columns; takes no row while empty. */
const wideLook = {
  all: 'contents',
  warning: '-mt-3 empty:absolute md:order-1 md:col-span-full',
}

export function DistanceWarning({ minutes }: { minutes: string }) {
  if (!(Number(minutes.replace(',', '.')) > farthest)) return null

  return (
    <Notice tone="caution" title="Verder weg dan bezoekers zoeken.">
      Deze parking valt buiten de schuif van bezoekers, die tot {farthest} minuten gaat.
    </Notice>
  )
}

type PriceWarningProps = { price: number; usual: number | null }

export function PriceWarning({ price, usual }: PriceWarningProps) {
  const unusual = unusualAgainst(price, usual)
  if (!unusual) return null

  const { title, text } = unusualTexts(unusual)

  return (
    <Notice tone="caution" title={title}>
      {text}
    </Notice>
  )
}

type TagWarningProps = { address: string; tag: string; onAdd: () => void }

export function TagWarning({ address, tag, onAdd }: TagWarningProps) {
  if (!lacksTag(address, tag)) return null

  return (
    <Notice
      tone="caution"
      title="Zonder brontag."
      action={
        <Button tone="secondary" size="sm" onClick={onAdd}>
          Voeg {tag} toe
        </Button>
      }
    >
      Aan deze link ziet de aanbieder niet dat een bezoeker van deze site komt.
    </Notice>
  )
}
