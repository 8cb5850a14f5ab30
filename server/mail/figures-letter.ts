import { type Moved, movedBecause } from '#domain/admin/morning.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { type Beginning, beganText } from '#domain/statistics/began.ts'
import { explanationOf, explanationText } from '#domain/statistics/explanation.ts'
import { differenceOf } from '#domain/statistics/ranked.ts'
import { changeOf, type Statistics, signedChange, sumOf } from '#domain/statistics/statistics.ts'
import type { Judged } from '#domain/statistics/usual-clicks.ts'
import { formatDay } from '#domain/text/date.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { env } from '#server/env.ts'
import type { Letter } from './send.ts'

const settingsPath = '/admin/settings#mail'

/** The mail about what is outside its usual spread for the second morning. */
export function movedLetter({ site, siteBegan, airports }: Moved, settings: Settings): Letter {
  const names = [...(site ? ['de site'] : []), ...airports.map(({ name }) => name)]
  return letter(settings, `Meer of minder clicks dan gewoon: ${listed(names)}`, [
    'Dit valt voor de tweede ochtend buiten het gewone bereik:',
    '',
    ...(site ? [`${lineOf('De site', site)}${sinceText(siteBegan)}`] : []),
    ...airports.map((airport) => {
      const because = movedBecause(airport)
      const why = because ? ` (${because})` : ''
      return `${lineOf(airport.name, airport, why)}${sinceText(airport.began)}`
    }),
    '',
    `Waarom: ${env.SITE_URL}/admin/analytics?periode=7`,
  ])
}

const sinceText = (began: Beginning | undefined) => (began ? `. ${beganText(began)}` : '')

/** The half page about a week. */
export function weekLetter(statistics: Statistics, open: number, settings: Settings): Letter {
  const { days, formerDays, period } = statistics
  const [now, former] = [sumOf(days), sumOf(formerDays)]
  const explanation = explanationOf(statistics)
  const line = (name: string, of: 'clicks' | 'visitors' | 'views') =>
    `${name}: ${formatNumber(now[of])} (${changed({ count: now[of], former: former[of] })})`

  return letter(settings, `Je week: ${counted(now.clicks, 'click', 'clicks')}`, [
    `Van ${formatDay(period.from)} tot en met ${formatDay(period.to)}, vergeleken met de week ervoor:`,
    '',
    line('Clicks', 'clicks'),
    line('Bezoekers', 'visitors'),
    line('Paginaweergaven', 'views'),
    ...(explanation ? ['', explanationText(explanation)] : []),
    ...(explanation?.most && statistics.began ? [beganText(statistics.began)] : []),
    ...listOf('Luchthavens met het grootste verschil:', largestChanges(statistics)),
    ...listOf('Genoteerd bij deze dagen:', notesOf(statistics)),
    '',
    open === 0
      ? 'Er wacht geen bericht op je.'
      : `${counted(open, 'bericht wacht', 'berichten wachten')} op je: ${env.SITE_URL}/admin/contacts`,
    `Alle cijfers: ${env.SITE_URL}/admin/analytics?van=${period.from}&tot=${period.to}`,
  ])
}

/** Half a page has room for so many lines of a list. */
const maxListed = 3

/** In clicks of a week: a smaller difference means nothing. */
const leastTold = 10

const listOf = (head: string, lines: string[]) =>
  lines.length === 0 ? [] : ['', head, ...lines.map((line) => `- ${line}`)]

/** 'Eindhoven: 614 clicks, 117 minder' */
function largestChanges({ airports }: Statistics): string[] {
  return airports
    .filter((airport) => Math.abs(differenceOf(airport)) >= leastTold)
    .toSorted((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)))
    .slice(0, maxListed)
    .map((airport) => {
      const clicks = counted(airport.count, 'click', 'clicks')
      const difference = differenceOf(airport)
      const way = difference < 0 ? 'minder' : 'meer'
      return `${airport.name}: ${clicks}, ${formatNumber(Math.abs(difference))} ${way}`
    })
}

function notesOf({ notes, period }: Statistics): string[] {
  // The notes are those of the chart, which begins earlier.
  return notes
    .filter(({ day }) => day >= period.from)
    .slice(-maxListed)
    .map(({ day, text }) => `${formatDay(day)}: ${text}`)
}

/** To see whether mail arrives. */
export function testLetter(settings: Settings): Letter {
  return letter(settings, `Proefmail van ${settings.product}`, [
    'Je leest dit, dus e-mail werkt.',
    'Hier komen ook de berichten van bezoekers en de mails over je cijfers aan.',
  ])
}

/** A mail about figures, with where it is turned off. */
export function letter(settings: Settings, subject: string, lines: string[]): Letter {
  return {
    to: settings.email,
    from: { name: settings.product, address: settings.email },
    subject,
    text: [...lines, '', '--', `Zet deze mails aan of uit: ${env.SITE_URL}${settingsPath}`].join(
      '\n',
    ),
  }
}

/** 'Eindhoven −45%: 247 clicks, anders 449 (vooral Google: −189). Gewoon is 372 tot 533' */
function lineOf(name: string, judged: Judged, why = ''): string {
  const { clicks, usual, lowest, highest } = judged
  const change = signedChange({ count: clicks, former: usual })
  const range = `Gewoon is ${formatNumber(lowest)} tot ${formatNumber(highest)}`
  return `${name} ${change}: ${counted(clicks, 'click', 'clicks')}, anders ${formatNumber(usual)}${why}. ${range}`
}

function changed(count: { count: number; former: number }): string {
  const change = changeOf(count)
  if (!change) return 'de week ervoor geen'
  if (change.direction === 'same') return 'evenveel'
  return `${change.text} ${change.direction === 'up' ? 'meer' : 'minder'}`
}

/** 'de site, Eindhoven en 3 andere' */
function listed(names: string[]): string {
  const shown = names.slice(0, 2)
  const left = names.length - shown.length
  return left > 0 ? `${shown.join(', ')} en ${left} andere` : shown.join(' en ')
}
