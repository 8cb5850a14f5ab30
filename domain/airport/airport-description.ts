const count =
  '(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|\\d[\\d.]*)(?:\\s*(?:-|–|tot|à|of)\\s*(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|\\d[\\d.]*))?'
const places =
  '(?:parkeerplaatsen|parkeerplekken|parkeerterreinen|parkeerfaciliteiten|parkeerlocaties|parkeergarages)'
// Whole words only: 'veertien' ends in a number word, and the 3 of 'P3' is not a count.
const concrete = new RegExp(`(?<![\\p{L}\\d])${count}\\s+${places}(?!\\p{L})`, 'giu')

const general = 'verschillende parkeerplaatsen'

export type CleanDescription = {
  text: string
  /** The replaced texts, in order. */
  replaced: string[]
}

/**
 * Replaces concrete numbers of parkings, which would become outdated: 'beschikt over vijf
 * parkeerterreinen' becomes 'beschikt over verschillende parkeerplaatsen'.
 */
export function cleanDescription(description: string): CleanDescription {
  const replaced: string[] = []
  const text = description.replace(concrete, (found) => {
    replaced.push(found)
    return /^\p{Lu}/u.test(found) ? `${general[0]?.toUpperCase()}${general.slice(1)}` : general
  })
  return { text, replaced }
}
