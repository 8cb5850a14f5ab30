/** How many lots an airport has, as it reads: '1 parkeerterrein', '5 parkeerterreinen'. */
export function parkingCount(count: number): string {
  return `${count} ${count === 1 ? 'parkeerterrein' : 'parkeerterreinen'}`
}
