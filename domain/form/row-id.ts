import { z } from 'zod'

/** The highest id that a row can have. */
export const highestId = 2_147_483_647

export const rowId = (message?: string) => z.int(message).positive(message).max(highestId, message)

export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= highestId
}
