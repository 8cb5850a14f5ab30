import Unlink from 'lucide-react/icons/unlink'
import { Link } from 'react-router'
import { Panel } from '#app/admin/ui/panel.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { kinds } from '#domain/kinds.ts'
import { type BrokenLink, brokenTitles } from '#domain/outbound/broken-link.ts'
import { checkedPages } from '#domain/outbound/link-outcome.ts'
import { amsterdamDay, shortDay } from '#domain/text/date.ts'
import { counted } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'

type BrokenLinksProps = { links: BrokenLink[]; today: string }

/** The links that lead to what is gone, changed or not allowed. No part of the portion: the night looks again. */
export function BrokenLinks({ links, today }: BrokenLinksProps) {
  if (links.length === 0) return null

  return (
    <div className="mb-5">
      <Panel
        title="Links om na te kijken"
        icon={Unlink}
        note={<p className="text-ink-muted text-sm">{counted(links.length, 'link', 'links')}</p>}
        foot="Elke nacht vragen we de boekingspagina’s en de websites van aanbieders. Werkt een link weer, dan verdwijnt hij hier vanzelf."
      >
        <ul className="max-h-96 overflow-y-auto">
          {links.map((link) => (
            <li
              key={`${link.owner} ${link.id} ${link.page} ${link.why}`}
              className="border-line px-5 py-3 not-last:border-b"
            >
              <p>
                <Link
                  to={`/admin/${kinds[link.owner].path}/${link.id}/edit${link.owner === 'parking' ? '#link' : ''}`}
                  className={textLinkLook}
                >
                  {link.name}
                </Link>
                <span className="text-ink-muted">, {whatOf(link)}</span>
              </p>
              <p className="truncate text-ink-soft text-sm" title={link.address}>
                {link.address}
              </p>
              <p className="text-sm">
                <span className="text-negative-ink">{withStop(link.seen)}</span>{' '}
                <span className="text-ink-muted">{sinceOf(link, today)}</span>
              </p>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

function whatOf({ page, why }: BrokenLink): string {
  const what = why === 'refused' ? 'link naar een' : checkedPages[page]
  return `${what} ${brokenTitles[why]}`
}

/** 'Sinds 26 nov, 3 keer gezien. De knop gaat zolang ergens anders heen.' */
function sinceOf({ why, page, tries, since, isPassedBy }: BrokenLink, today: string): string {
  if (tries === null || since === null) return ''
  const day = shortDay(amsterdamDay(new Date(since)), today)
  const seen = capitalized(`sinds ${day}, ${tries === 1 ? 'één keer' : `${tries} keer`} gezien.`)
  if (why !== 'gone') return seen
  if (page === 'website') {
    return isPassedBy ? `${seen} Geen knop gaat er nog heen als er iets anders is.` : seen
  }
  return isPassedBy
    ? `${seen} De knop gaat zolang niet meer naar deze pagina.`
    : `${seen} Na drie keer in 48 uur gaat de knop er niet meer heen.`
}
