import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { once } from '#app/admin/api/queries.ts'
import { useMay } from '#app/admin/api/role.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { takeBack, useUndo } from '#app/admin/api/use-undo.ts'
import { NotSaved } from '#app/admin/form/not-saved.tsx'
import { UnsavedGuard } from '#app/admin/form/unsaved-guard.tsx'
import { ListLoading } from '#app/admin/list/list-states.tsx'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { keepToastAbove } from '#app/admin/ui/keep-toast-above.ts'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { pageAddress, wholeList } from '#domain/admin/list-view.ts'
import { kinds } from '#domain/kinds.ts'
import type { AdminMedia } from '#domain/media/media.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { AltTextRow } from './alt-text-row.tsx'

const failed = 'Er is een fout opgetreden bij het opslaan van de alt-teksten.'

/** Every picture without an alternative text, some at a time: type, and save one or all. */
export function AltTexts() {
  const toast = useToast()
  const mayChange = useMay('editor')
  const library = useRows('media')
  const undo = useUndo(library)
  const [typed, setTyped] = useState<Record<number, string>>({})
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set())
  const [saving, setSaving] = useState<ReadonlySet<number>>(new Set())
  // Their version is not the one on this page any more.
  const [written, setWritten] = useState<ReadonlySet<number>>(new Set())
  const [failure, setFailure] = useState<string>()
  const { data, isFetching, isError, refetch } = useTextless()

  const isTyped = ({ id }: AdminMedia) => (typed[id] ?? '').trim() !== '' && !saved.has(id)
  const unsaved = data?.rows.filter(isTyped) ?? []
  const left = (data?.found ?? 0) - saved.size

  async function save(rows: AdminMedia[]) {
    const texts = rows.map(({ id, version }) => ({
      id,
      alt: (typed[id] ?? '').trim(),
      ...(!written.has(id) && { version }),
    }))
    const ids = rows.map(({ id }) => id)
    setSaving(new Set(ids))
    setFailure(undefined)
    try {
      const answer = await admin.put('/api/admin/media/alt-texts', { rows: texts })
      setSaved((before) => new Set([...before, ...ids]))
      setWritten((before) => new Set([...before, ...ids]))
      const back = answer && (() => takeBack(answer.change).then(() => forget(ids)))
      const action = undo(back, {
        done: { title: 'Alt-teksten teruggezet' },
        failed: { title: 'Fout bij terugzetten', text: failed },
      })
      toast({ title: `${counted(rows.length, 'alt-tekst', 'alt-teksten')} opgeslagen`, action })
      library.changed()
    } catch (error) {
      const text = failureText(error, failed)
      toast({ title: 'Niet opgeslagen', text, tone: 'error' })
      setFailure(text)
    }
    setSaving(new Set())
  }

  const forget = (ids: number[]) =>
    setSaved((before) => new Set([...before].filter((id) => !ids.includes(id))))

  async function next() {
    const { isSuccess } = await refetch()
    if (!isSuccess) return
    setSaved(new Set())
    setWritten(new Set())
    setTyped({})
  }

  return (
    <>
      <AdminHead
        title="Alt-teksten"
        subtitle="Zeg in een zin wat er op de afbeelding te zien is. Wie haar niet ziet, hoort die zin."
        back={href('/admin/media')}
      />
      <UnsavedGuard dirty={unsaved.length > 0} />
      {isError && !data && (
        <LoadFailed what={`de ${kinds.media.noun.many}`} onRetry={() => void refetch()} />
      )}
      {isFetching && !data && <ListLoading noun={kinds.media.noun} />}
      {data?.found === 0 && (
        <div className="rounded-lg bg-card shadow-hairline">
          <State image="/images/leeg-lijst.svg" title="Elke afbeelding heeft een alt-tekst" small />
        </div>
      )}
      {data && data.rows.length > 0 && (
        <div className="rounded-lg bg-card shadow-hairline">
          <ul aria-label="Afbeeldingen zonder alt-tekst" className="divide-y divide-line">
            {data.rows.map((media) => (
              <AltTextRow
                key={media.id}
                media={media}
                value={typed[media.id] ?? ''}
                isSaved={saved.has(media.id)}
                isReadOnly={!mayChange || saving.has(media.id)}
                onChange={(text) => {
                  setTyped((all) => ({ ...all, [media.id]: text }))
                  forget([media.id])
                }}
                onSave={() => isTyped(media) && save([media])}
              />
            ))}
          </ul>
          <div
            ref={keepToastAbove}
            className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 rounded-b-lg border-line border-t bg-card px-5 py-3"
          >
            {failure && unsaved.length > 0 && <NotSaved text={failure} />}
            <p role="status" className="text-ink-muted text-sm">
              {left === 0
                ? 'Alles op deze pagina is klaar.'
                : `Nog ${formatNumber(left)} zonder alt-tekst.`}
            </p>
            <div className="flex flex-wrap gap-2">
              {saved.size > 0 && unsaved.length === 0 && (
                <Button tone="secondary" busy={isFetching ? 'Laden...' : undefined} onClick={next}>
                  Volgende afbeeldingen
                </Button>
              )}
              <Button
                disabled={unsaved.length === 0}
                busy={saving.size > 0 ? 'Opslaan...' : undefined}
                onClick={() => save(unsaved)}
              >
                {unsaved.length > 1 ? `${formatNumber(unsaved.length)} opslaan` : 'Opslaan'}
              </Button>
            </div>
          </div>
        </div>
      )}
    </>
  )
}

/** Not refetched by itself: a row stays in its place after it was saved. */
function useTextless() {
  const state = { ...wholeList, filters: { soort: 'textless' } }
  return useQuery({
    queryKey: ['alt-texts'],
    queryFn: () => admin.get(pageAddress('/api/admin/media', state)),
    retry: once,
    gcTime: 0,
  })
}
