import type { ComponentProps } from 'react'
import { Loaded } from '#app/site/page/loaded.tsx'
import { AirportsFailed } from './airports-failed.tsx'
import { AirportsLoading } from './airports-loading.tsx'
import { AirportsOverview } from './airports-overview.tsx'

type Found = Omit<ComponentProps<typeof AirportsOverview>, 'today'>
type AirportsContentProps = { found: Found | Promise<Found>; today: string }

export function AirportsContent({ found, today }: AirportsContentProps) {
  return (
    <Loaded value={found} loading={<AirportsLoading />} failed={<AirportsFailed />}>
      {(found) => <AirportsOverview {...found} today={today} />}
    </Loaded>
  )
}
