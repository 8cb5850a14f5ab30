import { useQuery } from '@tanstack/react-query'
import ImageIcon from 'lucide-react/icons/image'
import { useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { checkOutcomes } from '#domain/check/check.ts'
import type { CheckCard, PastCheck } from '#domain/check/check-queue.ts'
import { stayText } from '#domain/check/check-texts.ts'
import { formatEuro } from '#domain/text/money.ts'
import { momentText } from './moment-text.ts'
import { useFileUrl } from './shot.tsx'

type PastChecksProps = { of: Pick<CheckCard, 'item' | 'parkingId' | 'providerId'>; today: string }

/** The earlier checks of something: by whom, when, and what was seen. */
export function PastChecks({ of, today }: PastChecksProps) {
  const { item, parkingId, providerId } = of
  const subject = parkingId === null ? `provider=${providerId}` : `parking=${parkingId}`
  const path = `item=${encodeURIComponent(item)}&${subject}`
  const query = useQuery({
    queryKey: ['checks', 'history', path],
    queryFn: () => admin.get(`/api/admin/checks/history?${path}`),
    staleTime: 0,
  })

  return (
    <QueryState query={query} what="eerdere controles">
      {(past) =>
        past.length === 0 ? (
          <p className="text-ink-muted text-sm">Nog niet eerder hier gecontroleerd.</p>
        ) : (
          <ol className="grid gap-2 text-sm" aria-label="Eerdere controles">
            {past.map((check) => (
              <PastCheckRow key={check.id} check={check} today={today} />
            ))}
          </ol>
        )
      }
    </QueryState>
  )
}

function PastCheckRow({ check, today }: { check: PastCheck; today: string }) {
  const { outcome, username, at, amount, stay, url, hasPicture, id } = check
  const [isOpen, setOpen] = useState(false)
  const seen =
    amount === null ? [] : [stay ? `${formatEuro(amount)} (${stayText(stay)})` : formatEuro(amount)]

  return (
    <li className="flex flex-wrap items-baseline gap-x-2 text-ink-soft">
      <b className="font-semibold text-ink">{checkOutcomes[outcome]}</b>
      <span>{[`${momentText(at, today)} door ${username}`, ...seen].join(', ')}</span>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={`min-w-0 max-w-full truncate ${textLinkLook}`}
        >
          {url}
        </a>
      )}
      {hasPicture && (
        <button
          type="button"
          className={`inline-flex items-center gap-1 pointer-coarse:min-h-11 ${textLinkLook}`}
          onClick={() => setOpen(true)}
        >
          <ImageIcon size={15} aria-hidden />
          Schermafbeelding
        </button>
      )}
      {isOpen && <PictureDialog id={id} onClose={() => setOpen(false)} />}
    </li>
  )
}

function PictureDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['checks', 'picture', id],
    queryFn: async () => (await admin.file(`/api/admin/checks/${id}/picture`)).content,
  })
  const url = useFileUrl(query.data ?? null)

  return (
    <Dialog open onClose={onClose} title="Schermafbeelding" size="xl">
      <QueryState query={query} what="schermafbeelding">
        {() => <img src={url} alt="Wat er bij de aanbieder stond" className="max-w-full" />}
      </QueryState>
    </Dialog>
  )
}
