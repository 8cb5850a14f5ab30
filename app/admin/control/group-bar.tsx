import Building2 from 'lucide-react/icons/building-2'
import ExternalLink from 'lucide-react/icons/external-link'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { groupText, pagesText } from '#domain/check/portion-texts.ts'
import type { CardEntry, Entry } from './control-entry.ts'

type GroupBarProps = {
  entry: CardEntry
  questions: Entry[]
  address: string | null
  isOpened: boolean
  onOpened: () => void
  onMissingPage: () => void
}

/** Above a question: how many are asked of the same provider, whose page is opened once for all. */
export function GroupBar({ entry, questions, address, ...page }: GroupBarProps) {
  const pages = new Set(questions.flatMap(({ card }) => card?.address ?? []))
  const look = { tone: 'secondary', size: 'sm' } as const

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b px-5 py-3 max-md:px-4">
      <span className="grid size-10 flex-none place-items-center rounded-sm bg-sunken max-md:hidden">
        <Building2 size={22} aria-hidden />
      </span>
      <div className="min-w-0 grow basis-40">
        <p className="font-bold">{groupText(entry.group.name, questions.length, page.isOpened)}</p>
        <p className="text-ink-muted text-sm max-md:hidden">
          {pagesText(pages.size, questions.length)}
        </p>
      </div>
      {address === null ? (
        <Button {...look} onClick={page.onMissingPage}>
          <ExternalLink aria-hidden />
          Typ het adres van de aanbieder
        </Button>
      ) : (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-keyshortcuts="O"
          className={buttonLook(look)}
          onClick={page.onOpened}
        >
          <ExternalLink aria-hidden />
          {page.isOpened ? 'Open opnieuw' : 'Open hun pagina'}
        </a>
      )}
    </div>
  )
}
