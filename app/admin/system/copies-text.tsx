import type { ReactNode } from 'react'
import { Moment } from '#app/admin/ui/moment.tsx'
import type { ElsewhereReport, SystemReport, TrialReport } from '#domain/system/system-report.ts'
import { counted } from '#domain/text/number.ts'
import { sizeText } from '#domain/text/size.ts'

export function copiesText({ lastAt, kept, bytes }: SystemReport['copies']): ReactNode {
  if (!lastAt) return 'Er is nog geen kopie gemaakt. Dat gebeurt vannacht.'
  return (
    <>
      De laatste is van <Moment at={lastAt} between=" om " />. Bewaard:{' '}
      {counted(kept, 'kopie', 'kopieën')}, {sizeText(bytes)}.
    </>
  )
}

export function elsewhereText(elsewhere: ElsewhereReport | null): ReactNode {
  if (!elsewhere) {
    return 'Niet ingesteld: alle kopieën staan op de machine van de site. Zet COPIES_TO op de server.'
  }
  const { place, hasKey, lastAt, kept, failure, readBack } = elsewhere
  return (
    <>
      {!hasKey && 'Er gaat niets naar buiten: er is geen sleutel ingesteld. '}
      {failure && (
        <>
          De laatste poging mislukte: <span className="wrap-anywhere">{failure}</span>{' '}
        </>
      )}
      {lastAt ? (
        <>
          De laatste is van <Moment at={lastAt} between=" om " />, versleuteld. Op{' '}
          <span className="wrap-anywhere">{place}</span> {kept === 1 ? 'staat' : 'staan'}{' '}
          {counted(kept, 'kopie', 'kopieën')}.
        </>
      ) : (
        <>
          Op <span className="wrap-anywhere">{place}</span> staat nog geen kopie.
        </>
      )}
      {readBack && (
        <>
          {' '}
          Teruggelezen op <Moment at={readBack.at} between=" om " />
          {readBack.isSame ? ': gelijk.' : ': er is er een weg of veranderd.'}
        </>
      )}
    </>
  )
}

export function trialText(trial: TrialReport | null): ReactNode {
  if (!trial) return 'Nog niet gedaan. Elke zondag zet de site haar nieuwste kopie op proef terug.'
  return (
    <>
      <Moment at={trial.at} between=" om " />:{' '}
      <span className="wrap-anywhere">{trial.outcome}</span>
    </>
  )
}
