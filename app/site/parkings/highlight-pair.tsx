import type { ReactNode, SyntheticEvent } from 'react'

type HighlightPairProps = { hidden?: boolean; children: ReactNode }

/** Hovering or focusing a parking in the list or the plot highlights it in both: `data-active`. */
export function HighlightPair({ hidden, children }: HighlightPairProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what is pointed at in it.
    <div
      hidden={hidden}
      className="grid min-w-0 gap-3 md:gap-4"
      onPointerOver={lightUp}
      onPointerLeave={lightUp}
      onFocus={lightUp}
      onBlur={lightUp}
    >
      {children}
    </div>
  )
}

// Attributes on the elements instead of state, which would render every card again.
function lightUp({ currentTarget: list, target, type }: SyntheticEvent<HTMLElement>): void {
  const isAway = type === 'pointerleave' || type === 'blur'
  const parking = isAway ? undefined : parkingOf(target)
  if (list.dataset.lit === parking) return

  delete list.dataset.lit
  if (parking) list.dataset.lit = parking
  for (const twin of list.querySelectorAll('[data-active]')) twin.removeAttribute('data-active')
  for (const twin of list.querySelectorAll(`[data-parking="${parking}"]`))
    twin.setAttribute('data-active', '')
}

function parkingOf(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest('[data-parking]')?.getAttribute('data-parking') ?? undefined
}
