import type { ConversionEvent } from '#domain/earnings/conversion/conversion.ts'

/** What a conversion was at a moment, or undefined if nobody knew of it yet. The query of the board says the same. */
export const stateAt = (
  history: readonly ConversionEvent[],
  moment: string,
): ConversionEvent | undefined => history.findLast(({ at }) => Date.parse(at) <= Date.parse(moment))
