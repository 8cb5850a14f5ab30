import type { Ref } from 'react'

type ResultCountProps = { count: number; ref?: Ref<HTMLHeadingElement> }

/** A ref makes it focusable. */
export function ResultCount({ count, ref }: ResultCountProps) {
  return (
    <h2
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-live="polite"
      className="font-bold text-[1.25rem] tracking-[-0.012em]"
    >
      {/* One string, as the specification has it, without a singular. */}
      {`${count} parkeerterreinen gevonden`}
    </h2>
  )
}
