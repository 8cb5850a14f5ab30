import { keysOf } from '#domain/text/keys.ts'
import { listed } from '#domain/text/listed.ts'
import { numberWord } from '#domain/text/number-word.ts'
import {
  airportsOnFaqTab,
  type Faq,
  faqCategories,
  faqsForAirport,
  faqsForAirportsTab,
  faqsInCategory,
} from './faq.ts'

/** The fields that decide where a question appears. A new question has no id. */
type PlacedFaq = Pick<Faq, 'category' | 'airportCode'> & { id?: number }

type NamedAirport = { code: string; name: string }

/** One sentence about where a question appears, or why it does not. */
export type FaqPlace = { isShown: boolean; text: string }

/** All the places where a question will appear once saved, as sentences. */
export function faqPlaces(
  faqs: Faq[],
  { id = newId, category, airportCode }: PlacedFaq,
  airports: NamedAirport[],
): FaqPlace[] {
  const known = faqs.find((faq) => faq.id === id)
  const edited: Faq = { ...(known ?? unplaced), category, airportCode }
  const after = known ? faqs.map((faq) => (faq === known ? edited : faq)) : [...faqs, edited]

  return [
    categoryPlace(after, edited),
    ...airportsTabPlaces(after, edited, airports),
    ...airportPagePlaces(after, edited, airports),
  ]
}

// A new question comes last. No saved question has this id.
const newId = 0
const unplaced = { id: newId, question: '', answer: '', position: Number.POSITIVE_INFINITY }

function categoryPlace(faqs: Faq[], edited: Faq): FaqPlace {
  const tab = faqsInCategory(faqs, edited.category)
  if (tab.includes(edited)) {
    return shown(
      `${nth(tab, edited)} op het tabblad ${faqCategories[edited.category]} van de FAQ-pagina.`,
    )
  }
  const tabs = listed(keysOf(faqCategories).map((name) => faqCategories[name]))
  return notShown(
    `Komt niet op de tabbladen ${tabs} van de FAQ-pagina: daar staan alleen vragen voor alle luchthavens.`,
  )
}

function airportsTabPlaces(faqs: Faq[], edited: Faq, airports: NamedAirport[]): FaqPlace[] {
  const onTab = airports.slice(0, airportsOnFaqTab)
  const about = concerned(edited, onTab, 'parking')
  const outside = airports.find(({ code }) => code === edited.airportCode)
  if (about.length === 0) {
    const first = numberWord(airportsOnFaqTab)
    return outside
      ? [
          notShown(
            `Komt niet op het tabblad Luchthavens van de FAQ-pagina: ${outside.name} hoort niet bij de eerste ${first} luchthavens.`,
          ),
        ]
      : []
  }
  return inGroups(about, edited, (code) => faqsForAirportsTab(faqs, code)).map(
    ({ names, place, full }) =>
      place
        ? shown(`${place} onder ${names} op het tabblad Luchthavens.`)
        : notShown(`Komt niet onder ${names} op het tabblad Luchthavens: ${taken(full)}`),
  )
}

function airportPagePlaces(faqs: Faq[], edited: Faq, airports: NamedAirport[]): FaqPlace[] {
  const about = concerned(edited, airports, 'general')
  if (about.length === 0) {
    return [
      notShown(
        `Komt niet op luchthavenpagina’s: daar staan alleen vragen van de luchthaven zelf en, uit ${faqCategories.general}, vragen voor alle luchthavens.`,
      ),
    ]
  }
  return inGroups(about, edited, (code) => faqsForAirport(faqs, code)).map(
    ({ names, count, place, full }) => {
      const isAll = count === airports.length && count > 1
      const pages = count === 1 ? `de pagina van ${names}` : `de pagina’s van ${names}`

      return place
        ? shown(`${place} op ${isAll ? 'de pagina van elke luchthaven' : pages}.`)
        : notShown(`Komt niet op ${isAll ? 'luchthavenpagina’s' : pages}: ${taken(full)}`)
    },
  )
}

/** The airports that a question concerns: its own, or all if it is in the common category. */
function concerned(edited: Faq, airports: NamedAirport[], common: Faq['category']): NamedAirport[] {
  if (edited.airportCode !== 'ALL') {
    return airports.filter(({ code }) => code === edited.airportCode)
  }
  return edited.category === common ? airports : []
}

/** Groups the airports where it has the same position. */
function inGroups(airports: NamedAirport[], edited: Faq, questionsOf: (code: string) => Faq[]) {
  const placed = airports.map(({ code, name }) => {
    const questions = questionsOf(code)
    const place = questions.includes(edited) ? nth(questions, edited) : undefined
    return { name, place, full: questions.length }
  })

  return [...Map.groupBy(placed, ({ place }) => place)].map(([place, group]) => ({
    names: listed(group.map(({ name }) => name)),
    count: group.length,
    place,
    full: group[0]?.full ?? 0,
  }))
}

function nth(faqs: Faq[], faq: Faq): string {
  if (faqs.length === 1) return 'Staat als enige'
  return `Staat als ${faqs.indexOf(faq) + 1}e van ${faqs.length}`
}

const taken = (count: number) => `daar staan al ${numberWord(count)} vragen.`
const shown = (text: string): FaqPlace => ({ isShown: true, text })
const notShown = (text: string): FaqPlace => ({ isShown: false, text })
