import { useMemo } from 'react'
import { later } from '#app/site/hydration/later.tsx'
import { useStay } from '#app/site/stay/use-stay.ts'
import type { ParkingPage } from '#domain/parking/parking-page.ts'
import { ParkingView } from './parking-view.tsx'

// With which the router goes there, so that both are one file.
export { loadParking } from './load-parking.ts'

const ReportPanel = later(
  async () => (await import('#app/site/report/report-panel.tsx')).ReportPanel,
)

/** The page of a parking, with the form with which a visitor says what is wrong. */
export function ParkingContent(page: ParkingPage) {
  const { airport, parking } = page
  const report = useMemo(
    () => <ReportPanel key={parking.id} airport={airport} parking={parking} />,
    [airport, parking],
  )

  return <ParkingView {...page} asked={useStay(page.today)} report={report} />
}
