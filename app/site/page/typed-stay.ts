import { keptStay } from '#domain/stay/stay-address.ts'
import { defaultPersons } from '#domain/stay/timed-stay.ts'

/** For the form of a page whose stay goes along with the links of that page before it is applied. */
export const typedStayForm = { 'data-stay': '' }

type StayPairs = ReturnType<typeof keptStay>

/**
 * What stands in such a form, if it is not the stay that is shown. Also what was typed before the page was hydrated.
 * A page may have a form for each width.
 */
export function typedStay(pathname: string, shown: StayPairs): StayPairs | undefined {
  return [...document.querySelectorAll<HTMLFormElement>('form[data-stay]')]
    .map((form) => keptStay(pathname, fieldsOf(form)).filter(isUnusual))
    .find((typed) => `${typed}` !== `${shown}`)
}

/** A form gives the usual party too, which addresses leave out. */
const isUnusual = ([name, value]: StayPairs[number]) =>
  name !== 'personen' || value !== `${defaultPersons}`

export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].filter((field): field is [string, string] =>
    field.every((part) => typeof part === 'string'),
  )
  return new URLSearchParams(texts)
}
