import { dayAfter } from '#domain/text/date.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { thingText } from './check-texts.ts'
import { isWorkingDay, nextWorkingDay, type Portion } from './portion.ts'

type Done = {
  portion: Portion
  today: string
  /** All that waits for another day, and the first of it. */
  todo: number
  beyond: { item: string; name: string } | null
}

/** 'De 20 van vandaag zijn gedaan. Maandag staan er 20 nieuwe klaar. De eerste: de prijs van Polderpark Shuttle.' */
export function portionDoneText({ portion: { size, done }, today, todo, beyond }: Done): string {
  const did =
    done === 0
      ? []
      : [
          done === 1
            ? 'Die van vandaag is gedaan.'
            : `De ${formatNumber(done)} van vandaag zijn gedaan.`,
        ]
  const rest = isWorkingDay(today) ? [] : ['In het weekend is er geen portie.']
  const day = nextWorkingDay(today) === dayAfter(today, 1) ? 'Morgen' : 'Maandag'
  const ready = Math.min(size, todo)
  const next = `${day} ${ready === 1 ? 'staat er 1 nieuwe' : `staan er ${formatNumber(ready)} nieuwe`} klaar.`
  const first = beyond ? [`De eerste: ${thingText(beyond)}.`] : []
  return [...did, ...rest, next, ...first].join(' ')
}

/** How many answers one gives in a minute, with the page of the provider open. */
const perMinute = 3

/** 'nog 6, ongeveer 2 minuten' */
export function leftText(left: number): string {
  if (left === 0) return 'klaar voor vandaag'
  const minutes = Math.max(1, Math.round(left / perMinute))
  return `nog ${formatNumber(left)}, ongeveer ${counted(minutes, 'minuut', 'minuten')}`
}

/** '94 van 100 gedaan, met de portie van nu. Wat bleef liggen, maakt de volgende portie niet groter.' */
export function weekText(week: { day: string; done: number }[], size: number): string {
  const all = week.reduce((total, { done }) => total + done, 0)
  const asked = size * week.filter(({ day }) => isWorkingDay(day)).length
  const did = asked === 0 ? counted(all, 'ding', 'dingen') : ofPortion(all, asked)
  const how = asked === 0 ? '' : ', met de portie van nu'
  return `${did} gedaan${how}. Wat bleef liggen, maakt de volgende portie niet groter.`
}

/** '14 van 20' */
export const ofPortion = (done: number, size: number) =>
  `${formatNumber(done)} van ${formatNumber(size)}`

/** 'Haarlemmer Parkeren: 6 vragen, hun pagina staat open' */
export function groupText(name: string, questions: number, isOpened: boolean): string {
  const asked = `${name}: ${counted(questions, 'vraag', 'vragen')}`
  return isOpened ? `${asked}, hun pagina staat open` : asked
}

/** '1 pagina voor alle 6, rechtstreeks en niet via de affiliatelink' */
export function pagesText(pages: number, questions: number): string {
  const direct = 'rechtstreeks en niet via de affiliatelink'
  if (pages === 0) return 'Van deze aanbieder is geen eigen pagina bekend.'
  return pages === 1
    ? `1 pagina voor alle ${formatNumber(questions)}, ${direct}`
    : `${formatNumber(pages)} pagina’s, ${direct}`
}
