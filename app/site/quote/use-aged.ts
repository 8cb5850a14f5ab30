import { useMemo } from 'react'
import { useSettings } from '#app/site/page/settings.ts'
import { aged, type PriceAge, type PriceCheck } from '#domain/parking/price-age.ts'

/** Parkings with the age of their prices. In the browser, because a cached page can be days old. */
export function useAged<Checked extends PriceCheck>(
  parkings: Checked[],
  today: string,
): (Checked & { age: PriceAge })[] {
  const settings = useSettings()
  return useMemo(() => aged(parkings, today, settings), [parkings, today, settings])
}
