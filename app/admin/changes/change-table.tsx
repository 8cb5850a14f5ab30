import { useMay } from '#app/admin/api/role.ts'
import { useProgrammes } from '#app/admin/api/use-programmes.ts'
import { useProviders } from '#app/admin/api/use-providers.ts'
import type { Change } from '#domain/changes/change.ts'
import { kinds } from '#domain/kinds.ts'
import { changeDetails, withoutDetails } from './change-words.ts'

const cell = 'py-1.5 pr-4 text-left align-top font-normal max-md:block max-md:py-0 max-md:pr-0'

/** The values before and after, field by field. */
export function ChangeTable({ change }: { change: Change }) {
  const { before, after } = change
  const { providers } = useProviders(before?.provider_id !== after?.provider_id)
  const mayName = useMay(kinds.programme.seenBy)
  const { programmes } = useProgrammes(mayName && before?.programme_id !== after?.programme_id)
  const details = changeDetails(change, {
    provider_id: new Map(providers?.map(({ id, tradeName }) => [`${id}`, tradeName])),
    programme_id: new Map(programmes?.map(({ id, name }) => [`${id}`, name])),
  })
  if (details.length === 0) {
    return <p className="text-ink-soft text-sm">{withoutDetails(change)}</p>
  }
  const { action } = change
  const isBoth = before !== null && after !== null

  return (
    <table className="w-full table-fixed text-sm max-md:block">
      <thead className="max-md:sr-only">
        <tr className="text-ink-muted">
          <th scope="col" className={`${cell} w-44`}>
            Veld
          </th>
          {before !== null && <ValueHead>{action === 'delete' ? 'Stond er' : 'Was'}</ValueHead>}
          {action !== 'delete' && <ValueHead>{action === 'create' ? 'Staat er' : 'Is'}</ValueHead>}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-2.5">
        {details.map(({ field, before, after }) => (
          <tr key={field} className="border-line border-t max-md:block max-md:pt-2">
            <th scope="row" className={`${cell} text-ink-soft max-md:font-semibold!`}>
              {field}
            </th>
            {change.before !== null && <Value label={isBoth && 'Was'}>{before}</Value>}
            {action !== 'delete' && <Value label={isBoth && 'Is'}>{after}</Value>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ValueHead({ children }: { children: string }) {
  return (
    <th scope="col" className={cell}>
      {children}
    </th>
  )
}

function Value({ label, children }: { label: string | false; children: string }) {
  return (
    <td className={`${cell} wrap-anywhere whitespace-pre-line`}>
      {label && (
        <span aria-hidden="true" className="text-ink-muted md:hidden">
          {label}:{' '}
        </span>
      )}
      {children || <span className="text-ink-muted">(leeg)</span>}
    </td>
  )
}
