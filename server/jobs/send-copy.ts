import { counted } from '#domain/text/number.ts'
import { sizeText } from '#domain/text/size.ts'
import { placeOf } from '#server/backup/elsewhere/open-place.ts'
import { type Sent, sendNewest } from '#server/backup/elsewhere/send.ts'

/** Takes the nightly copy elsewhere. The copy here is whole by then, whatever becomes of this one. */
export const sendCopy = {
  name: 'send-copy',
  title: 'Kopie elders zetten',
  every: '40 * * * *',
  longestHours: 12,

  async run(): Promise<string> {
    const place = placeOf()
    return place ? outcomeOf(await sendNewest(place)) : 'niet ingesteld'
  },
}

function outcomeOf(sent: Sent): string {
  switch (sent.outcome) {
    case 'no recipient':
      return 'niets gestuurd: er is geen sleutel ingesteld'
    case 'no copy':
      return 'er is nog geen kopie'
    case 'is there':
      return 'de nieuwste staat er al'
    case 'sent': {
      const { bytes, deleted, notDeleted } = sent
      const words = [`${sizeText(bytes)} versleuteld`]
      if (deleted > 0) words.push(`${counted(deleted, 'oude', 'oude')} verwijderd`)
      if (notDeleted) words.push(`oude niet verwijderd: ${notDeleted}`)
      return words.join(', ')
    }
  }
}
