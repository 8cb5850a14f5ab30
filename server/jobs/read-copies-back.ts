import { counted } from '#domain/text/number.ts'
import { placeOf } from '#server/backup/elsewhere/open-place.ts'
import { readBack } from '#server/backup/elsewhere/read-back.ts'

/** What is elsewhere is only a copy if it comes back as it went. */
export const readCopiesBack = {
  name: 'read-copies-back',
  title: 'Kopie elders teruglezen',
  every: '0 5 * * 0',
  longestHours: 12,

  async run(): Promise<string> {
    const place = placeOf()
    if (!place) return 'niet ingesteld'
    const read = await readBack(place)
    const [changed] = read.filter(({ isSame }) => !isSame)
    if (changed) throw new Error(`${changed.file} is elders weg of veranderd`)
    if (read.length === 0) return 'er staat nog geen kopie'
    return `${counted(read.length, 'kopie', 'kopieën')} gelijk aan wat er is gestuurd`
  },
}
