import { useDeferredValue, useState } from 'react'
import { useFailures } from '#app/admin/api/use-system.ts'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import {
  type FailureGroup,
  failureDays,
  failureTexts,
  keptFailures,
} from '#domain/system/failure.ts'
import { formatNumber } from '#domain/text/number.ts'

/** What went wrong, by its cause, and found by the number that a visitor was shown. */
export function FailureList() {
  const [typed, setTyped] = useState('')
  const id = useDeferredValue(typed.trim())
  const query = useFailures(id)

  return (
    <Panel
      title="Laatste fouten"
      foot={`We bewaren de laatste ${keptFailures} fouten, ${failureDays} dagen lang.`}
    >
      <div className="border-line border-b p-5">
        <TextField
          label="Nummer dat een bezoeker zag"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <QueryState query={query} what="fouten">
        {(groups) =>
          groups.length === 0 ? (
            <p className="p-5 text-ink-muted">
              {id === '' ? 'Er ging niets mis.' : 'Bij dit nummer is geen fout bewaard.'}
            </p>
          ) : (
            <ul aria-label="Fouten" className="divide-y divide-line">
              {groups.map((group) => (
                <FailureRow key={`${group.lastAt} ${group.message}`} group={group} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Panel>
  )
}

function FailureRow({ group }: { group: FailureGroup }) {
  const { requestId, message, reason, path, job, stack, times, lastAt } = group
  const where = path ?? job

  return (
    <li className="px-5 py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong className="font-semibold">{failureTexts[message] ?? message}</strong>
        <span className="text-ink-muted text-sm">{formatNumber(times)} keer</span>
      </p>
      <p className="wrap-anywhere text-ink-soft">{reason}</p>
      <p className="wrap-anywhere text-ink-muted text-sm">
        <Moment at={lastAt} />
        {where && `, ${where}`}
        {requestId && `, nummer ${requestId}`}
      </p>
      {stack && (
        <details className="mt-1">
          <summary className="flex min-h-11 w-fit items-center text-link text-sm underline">
            Voor wie de site bouwt
          </summary>
          <pre className="overflow-x-auto rounded-sm bg-sunken p-3 text-xs/[1.5]">{stack}</pre>
        </details>
      )}
    </li>
  )
}
