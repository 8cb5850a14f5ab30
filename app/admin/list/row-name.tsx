import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from '#app/ui/picture/picture.tsx'
import { pictureOf } from '#domain/media/picture.ts'

type RowNameProps = {
  row: { id: number }
  name: string
  image?: string
  /** In small print below the name. */
  below?: ReactNode
}

/** The name of a row, linked to its form. */
export function RowName({ row, name, image, below }: RowNameProps) {
  return (
    <span className="flex items-center gap-3.5">
      {image && (
        <Picture
          {...pictureOf(image)}
          sizes="3.5rem"
          loading="lazy"
          look="h-9.5 w-14 flex-none rounded-sm bg-sunken object-cover max-md:in-data-side:hidden md:max-xl:in-data-movable:hidden"
        />
      )}
      <span className="min-w-0 md:min-w-34">
        <Link
          to={`${row.id}/edit`}
          className="wrap-anywhere font-semibold underline-offset-[0.2em] hover:underline"
        >
          {name}
        </Link>
        {below && <span className="wrap-anywhere block text-ink-muted text-sm">{below}</span>}
      </span>
    </span>
  )
}
