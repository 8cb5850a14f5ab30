/**
 * Counts how often the morning strip is wrong about clicks, and what it misses, in simulated years.
 *
 * node bench/usual-clicks.ts [years]
 */
import { randomFrom } from '#test/random.ts'
import { beganDays, whenBegan } from '../domain/statistics/began.ts'
import { judgeAirports, judgedDays, judgeSite } from '../domain/statistics/usual-clicks.ts'

const years = Number(process.argv[2] ?? 200)
const seed = 20261127
const large = [60, 75, 90, 100, 120, 150, 200, 260, 320, 400]
const small = Array.from({ length: 110 }, (_, index) => 0.5 * 110 ** (index / 110))
const levels = [...large, ...small]
/** Monday first: people book on weekdays. */
const weekdays = [1.12, 1.08, 1.05, 1.02, 0.96, 0.8, 0.97]
const wave = 0.3

let random = randomFrom(seed)

function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Marsaglia and Tsang's method. */
function gamma(shape: number): number {
  if (shape < 1) return gamma(shape + 1) * (1 - random()) ** (1 / shape)
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = normal()
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v
  }
}

function poisson(mean: number): number {
  if (mean > 30) {
    // The count of a part of the interval, and of what is left of it: exact, and quick for large means.
    const half = Math.floor(mean * 0.875)
    const at = gamma(half)
    if (at < mean) return half + poisson(mean - at)
    let count = 0
    for (let left = 0; left < half - 1; left++) if (random() < mean / at) count++
    return count
  }
  const limit = Math.exp(-mean)
  let count = -1
  for (let product = 1; product > limit; count++) product *= random()
  return count
}

/** A count with this mean, and a variance so many times the mean. */
function clicksOf(mean: number, variance: number): number {
  if (variance <= 1) return poisson(mean)
  return poisson(gamma(mean / (variance - 1)) * (variance - 1))
}

const yearly = (day: number) => 1 + wave * Math.sin((2 * Math.PI * day) / 365)

function meanOn(level: number, day: number): number {
  return level * (weekdays[day % 7] ?? 1) * yearly(day)
}

type Days = number[][]

/** The clicks per airport and day, the oldest day first. */
function simulate(variance: number, days: number): Days {
  return levels.map((level) =>
    Array.from({ length: days }, (_, day) => clicksOf(meanOn(level, day), variance)),
  )
}

const until = (perDay: number[], day: number) => ({
  perDay: perDay.slice(day + 1 - judgedDays, day + 1).reverse(),
})

function together(all: Days): number[] {
  return (all[0] ?? []).map((_, day) => all.reduce((sum, perDay) => sum + (perDay[day] ?? 0), 0))
}

/** Lines of a site where nothing happens. */
function countFalse(variance: number) {
  const length = 365 * years + judgedDays
  const all = simulate(variance, length)
  const site = together(all)
  const found = { mornings: 0, site: 0, large: 0, small: 0, sundays: 0 }
  for (let day = judgedDays; day < length; day++) {
    found.mornings++
    if (judgeSite(until(site, day))?.outside) {
      found.site++
      if (day % 7 === 6) found.sundays++
    }
    for (const [index, judged] of judgeAirports(all.map((each) => until(each, day))).entries())
      if (judged?.outside) found[index < large.length ? 'large' : 'small']++
  }
  return found
}

/** The part of the halvings of an airport that are said by the first, second and seventh morning. */
function countHalvings(variance: number, level: number, tries: number) {
  const said = { first: 0, second: 0, seventh: 0 }
  const others = simulate(variance, 365 + judgedDays)
  for (let nth = 0; nth < tries; nth++) {
    const halvedOn = judgedDays + Math.floor(random() * 350)
    // So many clicks a day in the weeks before, whatever the time of the year.
    const ofYear = level / yearly(halvedOn - 28)
    const perDay = Array.from({ length: halvedOn + 7 }, (_, day) =>
      clicksOf(meanOn(ofYear, day) * (day >= halvedOn ? 0.5 : 1), variance),
    )
    const morning = (days: number) => {
      const airports = [perDay, ...others.slice(1)].map((each) => until(each, halvedOn + days - 1))
      return judgeAirports(airports)[0]?.outside === 'below'
    }
    const [first, second] = [morning(1), morning(2)]
    if (first) said.first++
    if (first || second) said.second++
    if (first || second || [3, 4, 5, 6, 7].some(morning)) said.seventh++
  }
  return said
}

/** How often the day is told on which a halving began, how often it is the right one, and false ones. */
function countBeginnings(variance: number, level: number, tries: number) {
  const found = { told: 0, right: 0, false: 0 }
  const days = (start: number, halvedSince: number) =>
    Array.from({ length: beganDays }, (_, place) => {
      const mean = meanOn(level, start + beganDays - place)
      return clicksOf(mean * (place < halvedSince ? 0.5 : 1), variance)
    })
  for (let nth = 0; nth < tries; nth++) {
    const start = Math.floor(random() * 365)
    const since = 2 + Math.floor(random() * 18)
    const began = whenBegan(days(start, since))
    if (began) found.told++
    if (began?.daysAgo === since) found.right++
    if (whenBegan(days(start, 0))) found.false++
  }
  return found
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)}%`

print(`${years} years, seed ${seed}, ${levels.length} airports\n`)
print('| Variance | False lines in 30 days | Site | 60 or more | Fewer | Usual Sundays said |')
print('| --- | --- | --- | --- | --- | --- |')
for (const variance of [1, 1.5, 2]) {
  random = randomFrom(seed)
  const { mornings, site, large, small, sundays } = countFalse(variance)
  const per30 = (lines: number) => ((30 * lines) / mornings).toFixed(2)
  print(
    `| ${variance} | ${per30(site + large + small)} | ${per30(site)} | ${per30(large)} | ${per30(small)} | ${percent(sundays, mornings / 7)} |`,
  )
}
print(
  '\n| Variance | Clicks a day | Halving said on the first morning | By the second | By the seventh |',
)
print('| --- | --- | --- | --- | --- |')
for (const variance of [1, 1.5, 2])
  for (const level of [60, 80, 100, 150, 200, 400]) {
    random = randomFrom(seed)
    const tries = 10 * years
    const { first, second, seventh } = countHalvings(variance, level, tries)
    print(
      `| ${variance} | ${level} | ${percent(first, tries)} | ${percent(second, tries)} | ${percent(seventh, tries)} |`,
    )
  }
print(
  '\n| Variance | Clicks a day | Day told on which a halving began | Right | Told where nothing began |',
)
print('| --- | --- | --- | --- | --- |')
for (const variance of [1, 1.5, 2])
  for (const level of [60, 100, 200, 400, 2_000]) {
    random = randomFrom(seed)
    const tries = 10 * years
    const { told, right, false: none } = countBeginnings(variance, level, tries)
    print(
      `| ${variance} | ${level} | ${percent(told, tries)} | ${percent(right, Math.max(1, told))} | ${percent(none, tries)} |`,
    )
  }
