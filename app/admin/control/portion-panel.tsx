import { Panel } from '#app/admin/ui/panel.tsx'
import { type CheckKind, checkKinds } from '#domain/check/check-kind.ts'
import type { CheckQueue, FoundToday } from '#domain/check/check-queue.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatNumber } from '#domain/text/number.ts'
import type { Entry } from './control-entry.ts'
import { kindIcons } from './kind-icons.ts'

type PortionPanelProps = {
  found: FoundToday[]
  /** What was answered since then, and what is still to be answered. */
  answered: Entry[]
  entries: Entry[]
  prices: CheckQueue['prices']
}

/** What the portion of today is made of, and why in this order. */
export function PortionPanel({ found, answered, entries, prices }: PortionPanelProps) {
  const of = (some: Entry[], kind: CheckKind) => some.filter((entry) => entry.kind === kind).length
  const rows = keysOf(checkKinds).map((kind) => {
    const done = answersOf(found.find((one) => one.kind === kind)) + of(answered, kind)
    return { kind, done, total: done + of(entries, kind) }
  })
  const sumOf = (name: 'done' | 'total') => rows.reduce((sum, row) => sum + row[name], 0)

  return (
    <Panel
      title="De portie van vandaag"
      foot={`Gewicht keer clicks keer dagen te laat bepaalt de volgorde. Een prijs ouder dan ${formatNumber(2 * prices.staleDays)} dagen gaat altijd voor.`}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">De dagportie per soort</caption>
        <thead className="text-ink-muted">
          <tr className="*:px-5 *:py-2 *:font-normal">
            <th scope="col" className="text-left">
              Soort
            </th>
            <th scope="col" className="text-right">
              Gewicht
            </th>
            <th scope="col" className="text-right">
              Gedaan
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ total }) => total > 0)
            .map(({ kind, done, total }) => (
              <tr key={kind} className="border-line border-t *:px-5 *:py-2">
                <KindHeading kind={kind} />
                <td className="text-right tabular-nums">{checkKinds[kind].weight}</td>
                <td className="whitespace-nowrap text-right tabular-nums">
                  {formatNumber(done)} van {formatNumber(total)}
                </td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr className="border-ink border-t-2 font-bold *:px-5 *:py-2">
            <th scope="row" colSpan={2} className="text-left">
              Samen
            </th>
            <td className="whitespace-nowrap text-right tabular-nums">
              {formatNumber(sumOf('done'))} van {formatNumber(sumOf('total'))}
            </td>
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}

const answersOf = (found: FoundToday | undefined) =>
  found ? found.right + found.changed + found.later : 0

export function KindHeading({ kind }: { kind: CheckKind }) {
  const Icon = kindIcons[kind]
  return (
    <th scope="row" className="text-left font-medium">
      <span className="inline-flex items-center gap-2 align-middle">
        <Icon size={16} className="flex-none text-ink-muted" aria-hidden />
        {checkKinds[kind].label}
      </span>
    </th>
  )
}
