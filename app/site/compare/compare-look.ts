/**
 * On a phone each row is a grid: its label over the full width, its values below it. A fourth parking is hidden
 * until the window is wide enough for it.
 */
export function rowLook(parkings: number): string {
  return `max-md:grid max-md:gap-x-2.5 max-md:px-4 ${columnsOf[parkings] ?? ''}`
}

/** How many parkings a narrow window has room for. */
export const narrowColumns = 3

const columnsOf: Record<number, string> = {
  2: 'max-md:grid-cols-2',
  3: 'max-md:grid-cols-3',
  4: 'max-md:grid-cols-3 max-md:print:grid-cols-4',
}

/** On paper no parking is hidden. */
export const columnLook = (column: number) =>
  column < narrowColumns ? '' : '[@media_screen_and_(width<64rem)]:hidden'

/** The widths of the columns are those of the first row. */
export const labelWidth = 'md:w-40 xl:w-60'
