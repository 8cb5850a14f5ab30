import type { ApiField } from '#domain/admin/api-document.ts'

/** The type and the constraints of each field. */
export function FieldList({ fields }: { fields: ApiField[] }) {
  return (
    <dl className="divide-y divide-line border-line border-y text-sm/[1.5]">
      {fields.map(({ name, isRequired, type, limits }) => (
        <div key={name} className="grid gap-x-4 py-1.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="wrap-anywhere font-mono">{name}</dt>
          <dd className="wrap-anywhere text-ink-soft">
            {[type, ...limits].join(', ')}
            {isRequired && (
              <>
                , <strong className="font-semibold text-ink">verplicht</strong>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
