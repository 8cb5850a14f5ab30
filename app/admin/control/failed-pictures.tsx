import { useQueryClient } from '@tanstack/react-query'
import ImageOff from 'lucide-react/icons/image-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { Link } from 'react-router'
import { admin, answered } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { kinds } from '#domain/kinds.ts'
import type { FailedPicture } from '#domain/media/picture-failure.ts'
import { counted } from '#domain/text/number.ts'

type FailedPicturesProps = {
  pictures: FailedPicture[]
  mayChange: boolean
  onFetched: () => void
}

const maxNamed = 3

/** The pictures of other sites that we could not fetch. No part of the portion: they have no date. */
export function FailedPictures({ pictures, mayChange, onFetched }: FailedPicturesProps) {
  if (pictures.length === 0) return null

  return (
    <div className="mb-5">
      <Panel
        title="Afbeeldingen die niet op te halen zijn"
        icon={ImageOff}
        note={
          <p className="text-ink-muted text-sm">
            {counted(pictures.length, 'afbeelding', 'afbeeldingen')}
          </p>
        }
        foot="Bezoekers zien zolang een tijdelijke afbeelding. Kies een andere, of upload haar in de mediabibliotheek."
      >
        <ul className="max-h-96 overflow-y-auto">
          {pictures.map((picture) => (
            <li
              key={picture.address}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-5 py-3 not-last:border-b"
            >
              <div className="min-w-0 flex-1 basis-72">
                <p>
                  <Uses {...picture} />
                </p>
                <p className="truncate text-ink-soft text-sm" title={picture.address}>
                  {picture.address}
                </p>
                <p className="text-negative-ink text-sm">
                  <span>{picture.why}</span>
                  {picture.isTriedAgain && (
                    <span className="text-ink-muted"> We proberen het vanzelf opnieuw.</span>
                  )}
                </p>
              </div>
              {mayChange && <Retry address={picture.address} onFetched={onFetched} />}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function Uses({ uses }: Pick<FailedPicture, 'uses'>) {
  const more = uses.length - maxNamed
  return (
    <>
      {uses.slice(0, maxNamed).map(({ kind, id, name }, place) => (
        <span key={`${kind} ${id}`}>
          {place > 0 && ', '}
          <Link to={`/admin/${kinds[kind].path}/${id}/edit`} className={textLinkLook}>
            {name}
          </Link>
        </span>
      ))}
      {more > 0 && ` en ${more} meer`}
    </>
  )
}

function Retry({ address, onFetched }: { address: string; onFetched: () => void }) {
  const toast = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function retry() {
    setBusy(true)
    try {
      const { url, why } = await answered(admin.post('/api/admin/pictures', { address }))
      toast(
        url === null
          ? { title: 'Nog niet gelukt', text: why ?? '', tone: 'error' }
          : { title: 'Afbeelding opgehaald', text: 'Ze staat nu op de site.', tone: 'positive' },
      )
      await queries.invalidateQueries({ queryKey: ['pictures'] })
      onFetched()
    } catch (error) {
      const text = failureText(error, 'De afbeelding is niet opgehaald.')
      toast({ title: 'Niet gelukt', text, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      tone="secondary"
      size="sm"
      busy={busy ? 'Bezig...' : undefined}
      onClick={() => void retry()}
    >
      <RotateCw aria-hidden />
      Probeer opnieuw
    </Button>
  )
}
