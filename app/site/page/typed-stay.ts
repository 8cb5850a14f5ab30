import { keptStay } from '#domain/stay/stay-address.ts'
import { defaultPersons } from '#domain/stay/timed-stay.ts'

/** For the form of a page whose stay goes along with the links of that page before it is applied. */
export const typedStayForm = { 'data-stay': '' }

type StayPairs = ReturnType<typeof keptStay>

/** What stands in that form, if the page has one. Also what was typed before the page was hydrated. */
export function typedStay(pathname: string): StayPairs | undefined {
  const form = document.querySelector<HTMLFormElement>('form[data-stay]')
  return form ? keptStay(pathname, fieldsOf(form)).filter(isUnusual) : undefined
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
