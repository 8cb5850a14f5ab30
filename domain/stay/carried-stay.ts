import type { GivenStay } from './stay.ts'
import { type GivenParty, timedStayNames } from './timed-stay.ts'

/** Every parameter of a stay, as given. */
export type GivenTimedStay = GivenStay & GivenParty

/** The parameters of a stay in an address. */
export function givenStay(search: URLSearchParams): GivenTimedStay {
  return {
    van: search.get('van'),
    tot: search.get('tot'),
    vanTijd: search.get('vanTijd'),
    totTijd: search.get('totTijd'),
    personen: search.get('personen'),
  }
}

const defaultPersons = '2'

/** What goes along in a link to another page that reads a stay: without what is empty or the default. */
export function carriedStay(given: GivenTimedStay): [name: string, value: string][] {
  return timedStayNames.flatMap((name): [string, string][] => {
    const value = given[name]?.trim() ?? ''
    return value === '' || (name === 'personen' && value === defaultPersons) ? [] : [[name, value]]
  })
}
