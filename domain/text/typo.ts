/** Shorter words are too easily another word. */
const minLength = 4
const longWord = 7

/**
 * Whether the term begins with what was typed, but for one wrong, missing, extra or swapped letter;
 * in a long word two.
 */
export function isAlmost(typed: string, term: string): boolean {
  if (typed.length < minLength) return false
  const allowed = typed.length >= longWord ? 2 : 1
  // A term that ends long before the typed text does is another word.
  if (term.length < typed.length - allowed) return false
  return isWithin(allowed, typed, term)
}

/** Whether so many edits make the typed text a beginning of the term. */
function isWithin(allowed: number, typed: string, term: string): boolean {
  let before: number[] = []
  let last = Array.from({ length: term.length + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= term.length; j++) {
      const isSame = typed[i - 1] === term[j - 1]
      const isSwapped =
        i > 1 && j > 1 && typed[i - 1] === term[j - 2] && typed[i - 2] === term[j - 1]
      row[j] = Math.min(
        at(row, j - 1) + 1,
        at(last, j) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, j - 2) + 1 : Infinity,
      )
    }
    before = last
    last = row
    // A swap looks two rows back.
    if (Math.min(...last) > allowed && Math.min(...before) > allowed) return false
  }
  return Math.min(...last) <= allowed
}

const at = (row: number[], index: number) => row[index] ?? Infinity
