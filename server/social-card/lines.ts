/** The width of a text in its font and size. */
type Width = (text: string) => number

/** Wraps a text at this width. A wider word gets its own line. */
export function lines(text: string, width: Width, maxWidth: number): string[] {
  const broken: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && width(longer) > maxWidth) {
      broken.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return line === '' ? broken : [...broken, line]
}

/** Wraps into the same number of lines, of similar width. */
export function evenLines(text: string, width: Width, maxWidth: number): string[] {
  const broken = lines(text, width, maxWidth)
  const steps = Array.from({ length: 40 }, (_, step) => (maxWidth * (step + 40)) / 80)
  const others = steps
    .map((narrower) => lines(text, width, narrower))
    .filter((other) => other.length === broken.length && fits(other, width, maxWidth))

  return others.reduce(
    (best, other) => (raggedness(other, width) < raggedness(best, width) ? other : best),
    broken,
  )
}

function raggedness(broken: string[], width: Width): number {
  const widths = broken.map(width)
  const maxLineLength = Math.max(...widths)
  return widths.reduce((sum, each) => sum + (maxLineLength - each) ** 2, 0)
}

/** Keeps at most this many lines, and puts `…` where text is left out or a line is too wide. */
export function truncated(
  count: number,
  broken: string[],
  width: Width,
  maxWidth: number,
): string[] {
  return broken.slice(0, count).map((line, index) => {
    const isCut = index === count - 1 && broken.length > count
    return isCut || width(line) > maxWidth ? cut(line, width, maxWidth) : line
  })
}

export function fits(broken: string[], width: Width, maxWidth: number): boolean {
  return broken.every((line) => width(line) <= maxWidth)
}

function cut(line: string, width: Width, maxWidth: number): string {
  const signs = [...line]
  while (signs.length > 0 && width(`${signs.join('')}…`) > maxWidth) signs.pop()
  return `${signs.join('').replace(/[\s,.:;]+$/, '')}…`
}
