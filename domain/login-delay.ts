const free = 5
const longest = 60

/**
 * How many seconds the next try has to wait after so many wrong passwords in a row. The first five
 * cost nothing: people mistype.
 */
export function secondsToWait(failures: number, freeTries = free): number {
  return failures < freeTries ? 0 : Math.min(2 ** (failures - freeTries), longest)
}
