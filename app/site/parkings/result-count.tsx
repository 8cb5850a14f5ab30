import type { Ref } from 'react'

type ResultCountProps = { count: number; ref?: Ref<HTMLHeadingElement> }

/** With a ref it can be given focus. */
export function ResultCount({ count, ref }: ResultCountProps) {
  return (
    <h2
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-live="polite"
      className="font-bold text-[1.25rem] tracking-[-0.012em]"
    >
      {/* One text, as the specification has it, whatever the number is. */}
      {`${count} parkeerterreinen gevonden`}
    </h2>
  )
}
