/**
 * On a phone each row is a grid: its label over the full width, its values below it. A fourth parking is hidden
 * until the window is wide enough for it.
 */
export function rowLook(parkings: number): string {
  const columns = parkings > 2 ? 'max-md:grid-cols-3' : 'max-md:grid-cols-2'
  return `max-md:grid max-md:gap-x-2.5 max-md:px-4 ${columns}`
}

/** How many parkings a narrow window has room for. */
export const narrowColumns = 3

export const columnLook = (column: number) => (column < narrowColumns ? '' : 'max-lg:hidden')

/** The widths of the columns are those of the first row. */
export const labelWidth = 'md:w-40 lg:w-60'
