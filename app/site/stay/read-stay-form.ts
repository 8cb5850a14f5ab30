import { fieldsOf } from '#app/site/page/typed-stay.ts'
import { stayNames } from '#domain/stay/stay-names.ts'
import { givenStay, readTimedStay, type TimedStay } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'

/** The stay in a form. If it is none, the first wrong field gets focus. */
export function readStayForm(form: HTMLFormElement): TimedStay | undefined {
  // Later than when the page was drawn, perhaps.
  const result = readTimedStay(givenStay(fieldsOf(form)), amsterdamDay(new Date()))
  if (result.ok) return result.value
  const wrong = stayNames.find((name) => result.why[name])
  const field = wrong && form.elements.namedItem(wrong)
  if (field instanceof HTMLElement) field.focus()
  return undefined
}
