const free = 5
const longest = 60

/**
 * How many seconds the next try has to wait after so many wrong passwords in a row. The first five
 * cost nothing: people mistype.
 */
export function secondsToWait(failures: number): number {
  return failures < free ? 0 : Math.min(2 ** (failures - free), longest)
}
