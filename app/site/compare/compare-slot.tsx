import X from 'lucide-react/icons/x'
import { QueryLink, type QueryTo } from '#app/site/ui/query-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { pictureOf } from '#domain/media/picture.ts'
import { type CardParking, shownEuros } from '#domain/parking/listed-parking.ts'
import { formatEuro } from '#domain/text/money.ts'

type CompareSlotProps = {
  parking: CardParking
  /** The page without this parking in the comparison. */
  without: QueryTo
  onRemove: () => void
}

const removeLook = [
  'inline-grid place-items-center rounded-md text-white hover:bg-white/[0.12] lg:size-11',
  // Where only the picture fits, all of it is the remove button.
  'max-lg:absolute max-lg:inset-0 max-lg:place-items-start max-lg:justify-items-end [&_svg]:max-lg:size-5 [&_svg]:max-lg:rounded-bl-md [&_svg]:max-lg:bg-(--ink-900) [&_svg]:max-lg:p-0.5',
].join(' ')

/** One parking in the tray. */
export function CompareSlot({ parking, without, onRemove }: CompareSlotProps) {
  const { name, imageUrl } = parking
  const euros = shownEuros(parking)

  return (
    <li className="relative h-11 overflow-hidden rounded-md bg-(--ink-800) md:h-16 cramped:h-11! lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-2 lg:pr-1 lg:pl-3">
      <Picture
        {...pictureOf(imageUrl)}
        sizes="4rem"
        look="size-11 object-cover md:size-16 lg:hidden cramped:size-11!"
      />
      <span className="grid min-w-0 text-on-inverse-soft text-sm/[1.35] max-lg:hidden">
        <b className="truncate font-semibold text-white">{name}</b>
        <span className="truncate tabular-nums">
          {euros === null
            ? 'geen prijs'
            : `${formatEuro(euros)} ${parking.quote ? 'totaal' : 'per dag'}`}
        </span>
      </span>
      <QueryLink
        to={without}
        replace
        preventScrollReset
        aria-label={`${name} uit de vergelijking halen`}
        onClick={onRemove}
        className={removeLook}
      >
        <X size="1.25rem" aria-hidden />
      </QueryLink>
    </li>
  )
}
