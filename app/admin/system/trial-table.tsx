import { Moment } from '#app/admin/ui/moment.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import type { TrialReport } from '#domain/system/system-report.ts'
import { formatNumber } from '#domain/text/number.ts'

/** What the newest copy had, and what came back of it. */
export function TrialTable({ trial }: { trial: TrialReport }) {
  const { rows, at, copyAt } = trial
  if (!rows) return null
  const sum = (of: 'inCopy' | 'restored') => rows.reduce((total, row) => total + row[of], 0)

  return (
    <Panel
      title="Op proef teruggezet"
      note={
        <span className="text-ink-muted text-sm">
          <Moment at={at} between=" om " />
        </span>
      }
      foot={
        <span>
          {copyAt && (
            <>
              De kopie van <Moment at={copyAt} between=" om " />,{' '}
            </>
          )}
          in een lege database die daarna is weggegooid.
        </span>
      }
    >
      <div className="overflow-x-auto p-5">
        <table className="w-full max-w-xl text-left">
          <caption className="sr-only">Rijen in de kopie en na het terugzetten</caption>
          <thead className="text-ink-muted text-sm">
            <tr>
              <th scope="col" className="py-1 font-medium">
                Soort
              </th>
              <th scope="col" className="py-1 text-right font-medium">
                In de kopie
              </th>
              <th scope="col" className="py-1 pl-4 text-right font-medium">
                Teruggezet
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ name, inCopy, restored }) => (
              <Row key={name} name={name} inCopy={inCopy} restored={restored} />
            ))}
          </tbody>
          <tfoot className="border-ink border-t-2 font-semibold">
            <Row name="Samen" inCopy={sum('inCopy')} restored={sum('restored')} />
          </tfoot>
        </table>
      </div>
    </Panel>
  )
}

function Row({ name, inCopy, restored }: { name: string; inCopy: number; restored: number }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 font-[inherit]">
        {name}
      </th>
      <td className="py-1.5 text-right tabular-nums">{formatNumber(inCopy)}</td>
      <td className="py-1.5 pl-4 text-right tabular-nums">{formatNumber(restored)}</td>
    </tr>
  )
}
