import { factLabel, factSentence } from '#domain/fact/fact.ts'
import { stayMoments } from '#domain/stay/stay-moments.ts'
import { checkSources } from '#domain/tariff/tariff-check.ts'
import { formatDay } from '#domain/text/date.ts'
import { dayInYear } from '#domain/text/day-name.ts'
import { formatEuro } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { capitalized, lowerFirst } from '#domain/text/text.ts'
import type { CheckCard, ComparedPrice, DueItem } from './check-queue.ts'
import { itemLabel, readItem } from './dated-item.ts'

type Late = Pick<DueItem, 'item' | 'checkedOn' | 'daysLate'>

/** '12 dagen te laat' */
export function lateText({ daysLate, ...item }: Late): string {
  if (isNeverChecked(item)) return 'nooit gecontroleerd'
  if (daysLate <= 0) return daysLate === 0 ? 'tot en met vandaag' : `nog ${dayCount(-daysLate)}`
  return `${dayCount(daysLate)} te laat`
}

/** '12 d te laat', for a narrow place. */
export function shortLateText(item: Late): string {
  if (isNeverChecked(item)) return 'nooit'
  return lateText(item).replace(/ dag(en)?\b/, ' d')
}

const dayCount = (days: number) => counted(days, 'dag', 'dagen')

const isMark = (item: string) => readItem(item)?.kind === 'mark'

// A mark has an end, and no day of a check.
const isNeverChecked = ({ item, checkedOn }: Pick<DueItem, 'item' | 'checkedOn'>) =>
  checkedOn === null && !isMark(item)

/** In the queue: 'prijs per dag', 'keurmerk verlopen'. */
export function queueLabel(item: DueItem): string {
  return isMark(item.item) && item.daysLate > 0 ? 'keurmerk verlopen' : itemLabel(item)
}

/** Under the name: 'Prijs, gecontroleerd op 9 oktober 2026, telefoon, door eva'. */
export function whenText(item: DueItem & Partial<Pick<CheckCard, 'fact' | 'price'>>): string {
  const { checkedOn, dueOn, daysLate, fact, price } = item
  if (isMark(item.item)) {
    return `Keurmerk, ${daysLate > 0 ? 'verlopen op' : 'geldig tot'} ${formatDay(dueOn)}`
  }
  const what = readItem(item.item)?.kind === 'price' ? 'Prijs' : capitalized(itemLabel(item))
  if (checkedOn === null) return `${what}, nooit gecontroleerd`
  const source = price?.checkSource ? lowerFirst(checkSources[price.checkSource]) : fact?.source
  const by = price?.checkedBy ? `door ${price.checkedBy}` : ''
  const when = `${what}, gecontroleerd op ${formatDay(checkedOn)}`
  return [when, source, by].filter(Boolean).join(', ')
}

/** In a list: 'Gecontroleerd op 9 oktober 2026, houdt tot en met 8 november 2026'. */
export function validityText(item: DueItem): string {
  const { checkedOn, dueOn, daysLate } = item
  const until = formatDay(dueOn)
  if (isMark(item.item)) return `${daysLate > 0 ? 'Verlopen op' : 'Geldig tot'} ${until}`
  if (checkedOn === null) return 'Nooit gecontroleerd'
  return `Gecontroleerd op ${formatDay(checkedOn)}, houdt tot en met ${until}`
}

type Question = { question: string; value: string; detail: string | null }

/** What the card asks: 'Kost dit verblijf nog steeds:', '€100,00' and '8 dagen, za 12 dec …'. */
export function questionOf(card: CheckCard): Question {
  const { item, price, fact, reviews, mark, parkingType } = card
  const read = readItem(item)
  if (price) return priceQuestion(price)
  if (read?.kind === 'fact') {
    const type = parkingType ?? undefined
    return {
      question: `${factLabel(read.key, type)}, nog steeds:`,
      value: factSentence(read.key, fact ?? undefined, type),
      detail: null,
    }
  }
  if (reviews) {
    const { rating, count, source } = reviews
    const from = source ? `, ${source}` : ', bron onbekend'
    return {
      question: 'Is de beoordeling nog steeds:',
      value: formatNumber(rating),
      detail: `${counted(count, 'beoordeling', 'beoordelingen')}${from}`,
    }
  }
  const name = read?.kind === 'mark' ? read.name : item
  const number = mark?.number ? `nummer ${mark.number}, ` : ''
  const until = card.daysLate > 0 ? 'verlopen op' : 'geldig tot'
  return {
    question: 'Is dit keurmerk verlengd:',
    value: name,
    detail: `${number}${until} ${formatDay(card.dueOn)}`,
  }
}

function priceQuestion({ amount, stay, pricePerDay }: ComparedPrice): Question {
  if (!stay)
    return { question: 'Kost een dag nog steeds:', value: formatEuro(pricePerDay), detail: null }
  return {
    question: 'Kost dit verblijf nog steeds:',
    value: amount === null ? 'Kan hier niet' : formatEuro(amount),
    detail: stayText(stay),
  }
}

/** '8 dagen, za 12 dec 05:30 tot za 19 dec 23:30, 2 reizigers' */
export function stayText(stay: NonNullable<ComparedPrice['stay']>): string {
  const { dropOff, pickUp, party } = stayMoments(stay)
  const [days = '', persons = ''] = party.split(', ')
  return `${days}, ${dropOff} tot ${pickUp}, ${persons}`
}

/** 'Bovenaan omdat de parking 221 clicks had in 30 dagen en de prijs 12 dagen te oud is.' */
export function whyText(item: DueItem, isFirst: boolean): string {
  const { providerId, clicks, daysLate } = item
  const where = isFirst ? 'Bovenaan' : 'Hier'
  if (item.isOldPrice) {
    return `${where} omdat ${ageText(item, daysLate)}: een prijs die zo oud is, gaat altijd voor.`
  }
  const had = providerId === null ? 'de parking' : 'de parking van deze aanbieder'
  const clicked = clicks === 0 ? 'geen clicks' : counted(clicks, 'click', 'clicks')
  return `${where} omdat ${had} ${clicked} had in 30 dagen en ${ageText(item, daysLate)}.`
}

function ageText(item: DueItem, daysLate: number): string {
  const read = readItem(item.item)
  if (read?.kind === 'mark') return `het keurmerk ${dayCount(daysLate)} is verlopen`
  const what =
    read?.kind === 'price'
      ? 'de prijs'
      : read?.kind === 'reviews'
        ? 'de beoordeling'
        : `‘${itemLabel(item)}’`
  if (item.checkedOn === null) return `${what} nooit is gecontroleerd`
  return `${what} ${dayCount(daysLate)} te oud is`
}

/** '35 dingen gecontroleerd vandaag. Het volgende komt op maandag 23 november: de prijs van Lichtstad Parking.' */
export function nothingDueText(
  done: number,
  next: { on: string; item: string; name: string } | null,
  today: string,
): string {
  const did = done === 0 ? [] : [`${counted(done, 'ding', 'dingen')} gecontroleerd vandaag.`]
  if (!next) return [...did, 'Er is nog niets met een datum.'].join(' ')
  const day = dayInYear(next.on, today)
  return [...did, `Het volgende komt op ${day}: ${thingText(next)}.`].join(' ')
}

/** 'de prijs van Lichtstad Parking', 'de melding over Lichtstad Parking' */
export function thingText({ item, name }: { item: string; name: string }): string {
  const read = readItem(item)
  if (!read) return `de melding over ${name}`
  const plain = { price: 'de prijs', reviews: 'de beoordeling' }[read.kind as string]
  return `${plain ?? `‘${itemLabel({ item })}’`} van ${name}`
}
