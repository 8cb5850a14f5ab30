import { startTransition, useEffect, useEffectEvent } from 'react'
import { untilLoaded } from '#app/site/hydration/later.tsx'
import { whenIdle } from '#app/site/hydration/when-idle.ts'
import type { CardParking } from '#domain/parking/listed-parking.ts'

type LateCardsProps = {
  read: () => Promise<CardParking[]>
  onRead: (parkings: CardParking[]) => void
}

/** Reads what a long list left out of the page, before it is asked for. */
export function LateCards({ read, onRead }: LateCardsProps) {
  const start = useEffectEvent(async () => {
    const parkings = await untilLoaded(read)
    startTransition(() => onRead(parkings))
  })
  useEffect(() => whenIdle(() => start()), [])
  return null
}
