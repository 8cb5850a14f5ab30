import type { ComponentProps } from 'react'
import { Loaded } from '#app/site/page/loaded.tsx'
import { AirportsFailed } from './airports-failed.tsx'
import { AirportsLoading } from './airports-loading.tsx'
import { AirportsOverview } from './airports-overview.tsx'

type Found = ComponentProps<typeof AirportsOverview>

export function AirportsContent({ found }: { found: Found | Promise<Found> }) {
  return (
    <Loaded value={found} loading={<AirportsLoading />} failed={<AirportsFailed />}>
      {(found) => <AirportsOverview {...found} />}
    </Loaded>
  )
}
