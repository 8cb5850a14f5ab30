import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { AdminMedia } from '#domain/media/media.ts'
import { pictureOf } from '#domain/media/picture.ts'
import type { MediaSaveForm } from './media-kind.ts'

const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** Sets the focal point of a picture, by a click or with the arrow keys. */
export function FocusField({ form, media }: { form: MediaSaveForm; media: AdminMedia }) {
  const hint = useId()
  const { src, sources } = pictureOf(media.url)
  const focus = { x: Number(form.fields.focusX), y: Number(form.fields.focusY) }

  const move = (x: number, y: number) =>
    form.set({ focusX: String(percent(x)), focusY: String(percent(y)) })

  function point({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) {
    // A keyboard click on the button has no position.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
  }

  function step(event: KeyboardEvent) {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 1
    move(focus.x + by.x * far, focus.y + by.y * far)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <button
        type="button"
        aria-label={`Focuspunt: ${focus.x}% van links, ${focus.y}% van boven`}
        aria-describedby={hint}
        onClick={point}
        onKeyDown={step}
        className="relative max-w-full cursor-crosshair overflow-hidden rounded-md bg-sunken outline-offset-4"
      >
        <Picture
          {...{ src, sources }}
          width={media.width}
          height={media.height}
          sizes="(min-width: 64rem) 40rem, 100vw"
          alt={media.alt}
          look="block h-auto max-h-[26rem] w-auto max-w-full"
        />
        <span
          aria-hidden="true"
          className="absolute size-8 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_rgb(0_0_0/0.6)]"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      </button>
      <p id={hint} className="text-ink-muted text-sm">
        Klik op wat in beeld moet blijven als de afbeelding wordt bijgesneden, of verplaats het punt
        met de pijltjestoetsen.
      </p>
    </div>
  )
}
