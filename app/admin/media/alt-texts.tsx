import { useState } from 'react'
import { href } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { failureText, isOutdated } from '#app/admin/api/failure.ts'
import { useMay } from '#app/admin/api/role.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { takeBack, useUndo } from '#app/admin/api/use-undo.ts'
import { NotSaved } from '#app/admin/form/not-saved.tsx'
import { ListLoading } from '#app/admin/list/list-states.tsx'
import { UnsavedGuard } from '#app/admin/typed/unsaved-guard.tsx'
import { discardDraft, useKeptTexts } from '#app/admin/typed/use-draft.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { keepToastAbove } from '#app/admin/ui/keep-toast-above.ts'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { kinds } from '#domain/kinds.ts'
import type { AdminMedia } from '#domain/media/media.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { AltTextRow } from './alt-text-row.tsx'
import { useTextless } from './use-textless.ts'

const place = 'media/alt-texts'
const failed = 'Er is een fout opgetreden bij het opslaan van de alt-teksten.'

/** Every picture without an alternative text, some at a time: type, and save one or all. */
export function AltTexts() {
  const toast = useToast()
  const mayChange = useMay('editor')
  const library = useRows('media')
  const undo = useUndo(library)
  const [typed, setTyped] = useKeptTexts<Record<number, string | undefined>>(place)
  /** What this page has saved; empty after an undo. */
  const [stored, setStored] = useState<Record<number, string>>({})
  const [saving, setSaving] = useState<ReadonlySet<number>>(new Set())
  const [failure, setFailure] = useState<string>()
  const { data, isFetching, isError, refetch, renew } = useTextless()

  const rows = data?.rows ?? []
  const textOf = ({ id }: AdminMedia) => (typed[id] ?? '').trim()
  const isSaved = (row: AdminMedia) => textOf(row) !== '' && textOf(row) === stored[row.id]
  const unsaved = rows.filter((row) => textOf(row) !== '' && !isSaved(row))
  const saved = rows.filter(isSaved)
  const left = (data?.found ?? 0) - saved.length

  async function save(chosen: AdminMedia[]) {
    const ids = chosen.map(({ id }) => id)
    // After a save, the version is not the one on this page any more.
    const isFirst = ({ id }: AdminMedia) => stored[id] === undefined
    const texts = chosen.map((row) => ({
      id: row.id,
      alt: textOf(row),
      ...(isFirst(row) && { version: row.version }),
    }))
    setSaving((before) => new Set([...before, ...ids]))
    setFailure(undefined)
    try {
      const answer = await admin.put('/api/admin/media/alt-texts', { rows: texts })
      keep(Object.fromEntries(texts.map(({ id, alt }) => [id, alt])))
      const nothing = Object.fromEntries(ids.map((id) => [id, '']))
      const back = answer && (() => takeBack(answer.change).then(() => keep(nothing)))
      const action = undo(back, {
        done: { title: 'Ongedaan gemaakt' },
        failed: { title: 'Fout bij ongedaan maken', text: failed },
      })
      toast({ title: `${counted(ids.length, 'alt-tekst', 'alt-teksten')} opgeslagen`, action })
      library.changed()
    } catch (error) {
      const text = await reasonOf(error, chosen.filter(isFirst))
      toast({ title: 'Niet opgeslagen', text, tone: 'error' })
      setFailure(text)
    }
    setSaving((before) => new Set([...before].filter((id) => !ids.includes(id))))
  }

  const keep = (texts: Record<number, string>) => setStored((before) => ({ ...before, ...texts }))

  /** What changed elsewhere is renewed, so that the others can be saved. */
  async function reasonOf(error: unknown, sent: AdminMedia[]): Promise<string> {
    const changed = isOutdated(error) && (await renew(sent).catch(() => undefined))
    return changed || failureText(error, failed)
  }

  async function next() {
    const { isSuccess } = await refetch()
    if (!isSuccess) return
    setStored({})
    setTyped({})
  }

  return (
    <>
      <AdminHead
        title="Alt-teksten"
        subtitle="Zeg in een zin wat er op de afbeelding te zien is. Wie haar niet ziet, hoort die zin."
        back={href('/admin/media')}
      />
      <UnsavedGuard dirty={unsaved.length > 0} onDiscard={() => discardDraft(place)} />
      {isError && !data && (
        <LoadFailed what={`de ${kinds.media.noun.many}`} onRetry={() => void refetch()} />
      )}
      {isFetching && !data && <ListLoading noun={kinds.media.noun} />}
      {data?.found === 0 && (
        <div className="rounded-lg bg-card shadow-hairline">
          <State image="/images/leeg-lijst.svg" title="Elke afbeelding heeft een alt-tekst" small />
        </div>
      )}
      {rows.length > 0 && (
        <div className="rounded-lg bg-card shadow-hairline">
          <ul aria-label="Afbeeldingen zonder alt-tekst" className="divide-y divide-line">
            {rows.map((media) => (
              <AltTextRow
                key={media.id}
                media={media}
                value={typed[media.id] ?? ''}
                isSaved={isSaved(media)}
                isReadOnly={!mayChange || saving.has(media.id)}
                onChange={(text) => setTyped((all) => ({ ...all, [media.id]: text }))}
                onSave={() => unsaved.includes(media) && !saving.has(media.id) && save([media])}
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
              {saved.length > 0 && unsaved.length === 0 && (
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
