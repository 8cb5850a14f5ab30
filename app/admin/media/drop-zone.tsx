import { PictureFileButton } from '#app/admin/picture/picture-file-button.tsx'

type DropZoneProps = { isOver: boolean; onFiles: (files: File[]) => void }

/** The visible drop target, although files may be dropped anywhere on the page. */
export function DropZone({ isOver, onFiles }: DropZoneProps) {
  return (
    <div
      className={`grid items-center gap-5 rounded-lg border-2 border-dashed px-6 py-5 max-md:justify-items-center max-md:text-center md:grid-cols-[auto_1fr_auto] ${isOver ? 'border-action bg-selected' : 'border-line-control bg-card'}`}
    >
      <img src="/images/leeg-media.svg" alt="" width={480} height={320} className="w-30" />
      <div className="min-w-0">
        <h2 className="font-bold text-[1.0625rem]/[1.3] tracking-[-0.008em]">
          {isOver ? 'Laat maar los' : 'Sleep afbeeldingen hierheen'}
        </h2>
        <p className="text-ink-muted">
          JPG, PNG, WebP, AVIF, GIF of SVG, tot 15 MB per bestand. Plakken kan ook.
        </p>
      </div>
      <PictureFileButton tone="secondary" multiple onFiles={onFiles}>
        Bladeren
      </PictureFileButton>
    </div>
  )
}
