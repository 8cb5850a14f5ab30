import { href, Link } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { FetchingPanel } from '#app/admin/fetching/fetching-panel.tsx'
import { FormPage } from '#app/admin/form/form-page.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { kinds } from '#domain/kinds.ts'
import { CoupleByHost } from './couple-by-host.tsx'
import { ProgrammeAgreement, ProgrammeTerms } from './programme-fields.tsx'
import { programmeKind } from './programme-kind.ts'
import { ProgrammeNetwork } from './programme-network.tsx'
import { ProgrammeRates } from './programme-rates.tsx'
import { ProgrammeWeeks } from './programme-weeks.tsx'

/** Creates a programme, or edits the one with this id. */
export function ProgrammeForm({ id }: { id?: string }) {
  const seesRates = useMay(kinds.rate.seenBy)

  return (
    <FormPage
      noun={kinds.programme.noun}
      kind={programmeKind}
      list={href('/admin/programmes')}
      rows="programmes"
      name={({ name }) => name}
      subtitle={({ name }) => name}
      id={id}
      canDelete
      changedBy="manager"
      tools={({ id }) => (
        <Link
          to={`${href('/admin/parkings')}?programme=${id}`}
          className={buttonLook({ tone: 'secondary' })}
        >
          Bekijk de parkings
        </Link>
      )}
      preview={
        id === undefined || !seesRates
          ? undefined
          : ({ row }) => row && <ProgrammeWeeks id={row.id} name={row.name} />
      }
      above={
        id === undefined
          ? undefined
          : (programme) => (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                <CoupleByHost of={programme} />
                {seesRates && <FetchingPanel programmeId={programme.id} />}
              </div>
            )
      }
    >
      {(form) => (
        <>
          <ProgrammeNetwork form={form} />
          <ProgrammeAgreement form={form} />
          {seesRates && <ProgrammeRates form={form} />}
          <ProgrammeTerms form={form} />
        </>
      )}
    </FormPage>
  )
}
