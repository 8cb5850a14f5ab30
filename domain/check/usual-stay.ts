import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { type Tariff, tariffOn } from '#domain/tariff/tariff.ts'
import { dayAfter } from '#domain/text/date.ts'

const weeksAhead = 3
const saturday = 6

/**
 * The stay for which prices are compared with the provider: eight days from the first Saturday that is
 * three weeks ahead, for two, at times that bring surcharges to light.
 */
export function usualStay(today: string): TimedStay {
  const earliest = dayAfter(today, 7 * weeksAhead)
  const weekday = new Date(`${earliest}T00:00Z`).getUTCDay()
  return weekFrom(dayAfter(earliest, (saturday - weekday + 7) % 7))
}

function weekFrom(from: string): TimedStay {
  return { from, to: dayAfter(from, 7), days: 8, fromTime: '05:30', toTime: '23:30', persons: 2 }
}

/**
 * What is compared with the provider, and for which stay: a tariff that changed without a look, that of
 * the usual stay first and then the one that holds first; else the price per day if that changed; else
 * the tariff of the usual stay. Without a tariff it is the price per day.
 */
export function comparedPrice<Known extends Tariff>(
  { isPriceChanged, tariffs }: { isPriceChanged: boolean; tariffs: Known[] },
  today: string,
): { stay: TimedStay; tariff: Known | undefined } {
  const stay = usualStay(today)
  const usual = tariffOn(tariffs, stay.from)
  if (usual?.isChanged) return { stay, tariff: usual }
  const tomorrow = dayAfter(today, 1)
  const now = tariffOn(tariffs, tomorrow)
  const [changed] = tariffs
    .filter((tariff) => tariff.isChanged && (tariff === now || beginOf(tariff) > tomorrow))
    .toSorted((one, other) => beginOf(one).localeCompare(beginOf(other)))
  if (changed) {
    const from = changed === now ? tomorrow : beginOf(changed)
    return { stay: weekFrom(from), tariff: changed }
  }
  return { stay, tariff: isPriceChanged ? undefined : usual }
}

const beginOf = ({ validFrom }: Tariff) => validFrom ?? ''
