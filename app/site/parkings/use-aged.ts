import { useMemo } from 'react'
import { useSettings } from '#app/site/page/settings.ts'
import type { ListedParking } from '#domain/parking/listed-parking.ts'
import { aged } from '#domain/parking/price-age.ts'

/** Parkings with the age of their prices. In the browser, because a cached page can be days old. */
export function useAged<Listed extends ListedParking>(parkings: Listed[], today: string): Listed[] {
  const settings = useSettings()
  return useMemo(() => aged(parkings, today, settings), [parkings, today, settings])
}
