import ExternalLink from 'lucide-react/icons/external-link'
import SkipForward from 'lucide-react/icons/step-forward'
import type { ReactNode } from 'react'
import { PutBack } from '#app/admin/typed/put-back.tsx'
import { keepToastAbove } from '#app/admin/ui/keep-toast-above.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Draft } from './control-entry.ts'
import type { Changed } from './correction.ts'
import { Kbd } from './kbd.tsx'
import type { Failure } from './use-queue.ts'

/** What the card of a dated item and that of a report have in common. */
export type CardProps = {
  today: string
  draft: Draft
  failure: Failure | undefined
  /** When that was typed that is back after a reload. */
  backFrom: string | undefined
  onTakeAway: () => void
  onDraft: (changes: Partial<Draft>) => void
  mayChange: boolean
  isEditing: boolean
  /** In which it can be corrected too. */
  form: string | null
  onRight: () => void
  onChange: () => void
  onLater: () => void
  onChanged: (changed: Changed) => void
  onCancel: () => void
}

type CardFrameProps = {
  label: string
  head: CardHeadProps
  card: Pick<CardProps, 'failure' | 'backFrom' | 'onTakeAway'>
  above?: ReactNode
  beside?: ReactNode
  /** Over the whole width, below what stands beside it too. */
  foot: ReactNode
  children: ReactNode
}

/** One thing to check, with why it was not saved. */
export function CardFrame(props: CardFrameProps) {
  const { label, head, card, above, beside, foot, children } = props
  const { failure, backFrom, onTakeAway } = card
  return (
    <article aria-label={label} className="min-w-0 rounded-lg bg-card shadow-hairline">
      {above}
      <div
        className={
          beside ? 'grid md:grid-cols-[minmax(0,17.5rem)_minmax(0,1fr)]' : 'grid grid-cols-1'
        }
      >
        {beside}
        <div className={beside ? 'min-w-0 border-line md:border-l' : 'min-w-0'}>
          <CardHead {...head} />
          {failure && (
            <div className="px-5 pt-5 max-md:px-4">
              <Notice tone="error" title="Niet opgeslagen.">
                {failure.text}
              </Notice>
            </div>
          )}
          {backFrom && (
            <div className="px-5 pt-5 max-md:px-4">
              <PutBack at={backFrom} onTakeAway={onTakeAway} />
            </div>
          )}
          {children}
        </div>
      </div>
      {foot}
    </article>
  )
}

type CardHeadProps = { code: string | null; name: string; about: string; badge: ReactNode }

function CardHead({ code, name, about, badge }: CardHeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b px-5 py-4 max-md:gap-x-3 max-md:px-4">
      {code && <CodeTile size="md">{code}</CodeTile>}
      <div className="min-w-0 grow basis-40">
        <h2 className="font-bold text-[1.25rem]/[1.3] tracking-[-0.012em]">{name}</h2>
        <p className="text-ink-muted text-sm">{about}</p>
      </div>
      {badge}
    </header>
  )
}

const actsLook =
  'grid gap-3 rounded-b-lg border-line border-t bg-subtle px-5 py-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-tray) max-md:gap-2 max-md:rounded-none max-md:border-t-0 max-md:bg-raised max-md:px-(--gutter) max-md:pt-2.5 max-md:pb-[calc(0.625rem+env(safe-area-inset-bottom))] max-md:shadow-[0_-1px_0_var(--line),0_-8px_24px_rgb(14_27_44/0.14)] max-md:[&_button]:px-2 max-md:[&_button]:text-[0.9375rem] max-md:[&_kbd]:hidden'

type CardActsProps = { columns: string; onLater: () => void; children: ReactNode }

/** The answers below a card, of which 'Later' is the last. On a phone they stay at the bottom. */
export function CardActs({ columns, onLater, children }: CardActsProps) {
  return (
    <div ref={keepToastAbove} className={`${columns} max-md:grid-cols-[1.5fr_1fr_1fr] ${actsLook}`}>
      {children}
      <Button tone="ghost" size="lg" aria-keyshortcuts="S" onClick={onLater}>
        <SkipForward aria-hidden />
        Later
        <Kbd aria-hidden>S</Kbd>
      </Button>
    </div>
  )
}

type ProviderLinkProps = { address: string | null; onOpen: () => void; onMissing: () => void }

/** Opens the page to check beside this one, never through the affiliate link. */
export function ProviderLink({ address, onOpen, onMissing }: ProviderLinkProps) {
  if (address === null) {
    return (
      <>
        <button type="button" className={buttonLook({ tone: 'secondary' })} onClick={onMissing}>
          <ExternalLink aria-hidden />
          Typ het adres van de aanbieder
        </button>
        <p className="mt-2 text-ink-muted text-sm">
          Van deze aanbieder is geen eigen pagina bekend.
        </p>
      </>
    )
  }
  return (
    <>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonLook({ tone: 'secondary' })} max-md:whitespace-normal`}
        onClick={onOpen}
      >
        <ExternalLink aria-hidden />
        Open de pagina van de aanbieder
      </a>
      <p className="mt-2 text-ink-muted text-sm">Rechtstreeks, niet via de affiliatelink.</p>
    </>
  )
}

/** The address that is typed, if it is one, or else the known one. Never the affiliate link. */
export function pageOf(typed: string, known: string | null): string | null {
  const address = typed.trim()
  return /^https?:\/\/\S+$/i.test(address) && URL.canParse(address) ? address : known
}
