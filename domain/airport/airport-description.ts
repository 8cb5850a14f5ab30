const count =
  '(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|\\d[\\d.]*)(?:\\s*(?:-|–|tot|à|of)\\s*(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|\\d[\\d.]*))?'
const places =
  '(?:parkeerplaatsen|parkeerplekken|parkeerterreinen|parkeerfaciliteiten|parkeerlocaties|parkeergarages)'
// Whole words: 'veertien' ends in a number of its own, and the 3 of 'P3' counts nothing.
const concrete = new RegExp(`(?<![\\p{L}\\d])${count}\\s+${places}(?!\\p{L})`, 'giu')

const general = 'verschillende parkeerplaatsen'

export type CleanDescription = {
  text: string
  /** What was said before, in the order of the text. */
  replaced: string[]
}

/**
 * A description says no concrete number of places: it changes, and then the site is wrong. 'Beschikt
 * over vijf parkeerterreinen' becomes 'beschikt over verschillende parkeerplaatsen'.
 */
export function cleanDescription(description: string): CleanDescription {
  const replaced: string[] = []
  const text = description.replace(concrete, (found) => {
    replaced.push(found)
    return /^\p{Lu}/u.test(found) ? `${general[0]?.toUpperCase()}${general.slice(1)}` : general
  })
  return { text, replaced }
}
