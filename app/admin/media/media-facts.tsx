import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { describeUsage } from '#app/admin/api/usage.ts'
import { FormSection } from '#app/admin/form/form-section.tsx'
import { PictureFileButton } from '#app/admin/picture/picture-file-button.tsx'
import { CopyButton } from '#app/admin/ui/copy-button.tsx'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { type AdminMedia, formatBytes, type MediaUse } from '#domain/media/media.ts'
import { formatNumber } from '#domain/text/number.ts'
import { useReplace } from './use-replace.ts'

type MediaFactsProps = {
  media: AdminMedia
  /** Replacing the file would lose unsaved text. */
  isDirty: boolean
}

export function MediaFacts({ media, isDirty }: MediaFactsProps) {
  const { width, height, size, createdAt, url, uses, alt } = media
  const { replace, progress } = useReplace(media)

  return (
    <FormSection>
      {alt === '' && (
        <p>
          <Badge tone="open">Alt-tekst ontbreekt</Badge>
        </p>
      )}
      <dl className="grid gap-3">
        <Fact name="Afmetingen">
          {formatNumber(width)} × {formatNumber(height)}
        </Fact>
        <Fact name="Grootte">{formatBytes(size)}, in alle breedtes samen</Fact>
        <Fact name="Geüpload">
          <Moment at={createdAt} />
        </Fact>
        <Fact name="Gebruikt bij">
          {uses.length === 0 ? (
            'Nog nergens'
          ) : (
            <ul className="grid gap-1">
              {uses.map((use) => (
                <li key={`${use.kind} ${use.id}`}>
                  <UseLink use={use} />
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </dl>
      <div className="grid justify-items-start gap-2">
        <div className="flex flex-wrap gap-3">
          <CopyButton text={url} what="URL" />
          <PictureFileButton
            tone="secondary"
            size="sm"
            disabled={isDirty}
            busy={
              progress === undefined ? undefined : `Vervangen... ${Math.round(progress * 100)}%`
            }
            onFiles={([file]) => file && replace(file)}
          >
            Bestand vervangen
          </PictureFileButton>
        </div>
        <p className="text-ink-muted text-sm">
          {isDirty
            ? 'Sla eerst op wat je hebt gewijzigd. Daarna kun je het bestand vervangen.'
            : 'Een nieuw bestand komt overal te staan waar deze afbeelding nu staat.'}
        </p>
      </div>
    </FormSection>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}

function UseLink({ use }: { use: MediaUse }) {
  const known = describeUsage(use)
  return known ? (
    <>
      <Link to={known.to} className={textLinkLook}>
        {use.name}
      </Link>{' '}
      <span className="text-ink-muted text-sm">{known.what}</span>
    </>
  ) : (
    use.name
  )
}
