import type { Ref } from 'react'
import { resultsId } from '#app/site/page/results-id.ts'

type ResultCountProps = { count: number; ref?: Ref<HTMLHeadingElement> }

/** The start of the results: it can take the focus. */
export function ResultCount({ count, ref }: ResultCountProps) {
  return (
    <h2
      id={resultsId}
      ref={ref}
      tabIndex={-1}
      aria-live="polite"
      className="font-bold text-[1.25rem] tracking-[-0.012em] max-[20rem]:text-[0.9375rem]"
    >
      {/* One string, as the specification has it, without a singular. */}
      {`${count} parkeerterreinen gevonden`}
    </h2>
  )
}
