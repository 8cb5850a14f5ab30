import { type Moved, movedBecause } from '#domain/admin/morning.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { type Beginning, beganText } from '#domain/statistics/began.ts'
import { explanationOf, explanationText } from '#domain/statistics/explanation.ts'
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
      return `${lineOf(airport.name, airport)}${why}${sinceText(airport.began)}`
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
    '',
    open === 0
      ? 'Er wacht geen bericht op je.'
      : `${counted(open, 'bericht wacht', 'berichten wachten')} op je: ${env.SITE_URL}/admin/contacts`,
    `Alle cijfers: ${env.SITE_URL}/admin/analytics?van=${period.from}&tot=${period.to}`,
  ])
}

/** To see whether mail arrives. */
export function testLetter(settings: Settings): Letter {
  return letter(settings, `Proefmail van ${settings.product}`, [
    'Je leest dit, dus e-mail werkt.',
    'Hier komen ook de berichten van bezoekers en de mails over je cijfers aan.',
  ])
}

function letter(settings: Settings, subject: string, lines: string[]): Letter {
  return {
    to: settings.email,
    from: { name: settings.product, address: settings.email },
    subject,
    text: [...lines, '', '--', `Zet deze mails aan of uit: ${env.SITE_URL}${settingsPath}`].join(
      '\n',
    ),
  }
}

function lineOf(name: string, judged: Judged): string {
  const { clicks, usual } = judged
  return `${name} ${signedChange({ count: clicks, former: usual })}: ${counted(clicks, 'click', 'clicks')}, anders ${formatNumber(usual)}`
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
