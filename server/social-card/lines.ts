/** How wide a text is, in the font and at the size that it will be set in. */
type Width = (text: string) => number

/** A text in lines of at most this width; a word that is wider has a line to itself. */
export function lines(text: string, width: Width, widest: number): string[] {
  const broken: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && width(longer) > widest) {
      broken.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return line === '' ? broken : [...broken, line]
}

/** The same number of lines, about as long as each other. */
export function evenLines(text: string, width: Width, widest: number): string[] {
  const broken = lines(text, width, widest)
  const steps = Array.from({ length: 40 }, (_, step) => (widest * (step + 40)) / 80)
  const others = steps
    .map((narrower) => lines(text, width, narrower))
    .filter((other) => other.length === broken.length && fits(other, width, widest))

  return others.reduce(
    (best, other) => (raggedness(other, width) < raggedness(best, width) ? other : best),
    broken,
  )
}

function raggedness(broken: string[], width: Width): number {
  const widths = broken.map(width)
  const longest = Math.max(...widths)
  return widths.reduce((sum, each) => sum + (longest - each) ** 2, 0)
}

/** No more lines than these; where that leaves something out, and where a line is too wide, `…`. */
export function atMost(count: number, broken: string[], width: Width, widest: number): string[] {
  return broken.slice(0, count).map((line, index) => {
    const isCut = index === count - 1 && broken.length > count
    return isCut || width(line) > widest ? cut(line, width, widest) : line
  })
}

export function fits(broken: string[], width: Width, widest: number): boolean {
  return broken.every((line) => width(line) <= widest)
}

function cut(line: string, width: Width, widest: number): string {
  const signs = [...line]
  while (signs.length > 0 && width(`${signs.join('')}…`) > widest) signs.pop()
  return `${signs.join('').replace(/[\s,.:;]+$/, '')}…`
}
