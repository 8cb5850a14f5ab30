import { Picture } from '#app/ui/picture/picture.tsx'
import type { AdminMedia } from '#domain/media/media.ts'
import { pictureOf } from '#domain/media/picture.ts'

const crops = [
  { name: 'Kaart', shape: 'aspect-5/3' },
  { name: 'Parking op een telefoon', shape: 'aspect-[2.3]' },
  { name: 'Staand', shape: 'aspect-[0.8] max-w-40' },
]

type MediaCropsProps = { media: AdminMedia; x: number; y: number }

/** The picture cropped to the shapes that the site uses. */
export function MediaCrops({ media, x, y }: MediaCropsProps) {
  return (
    <div className="grid gap-4">
      {crops.map(({ name, shape }) => (
        <figure key={name}>
          <div className={`overflow-hidden rounded-md bg-sunken ${shape}`}>
            <Picture
              {...pictureOf(media.url)}
              focus={`${x}% ${y}%`}
              sizes="23rem"
              look="size-full object-cover"
            />
          </div>
          <figcaption className="mt-1 text-ink-muted text-sm">{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}
