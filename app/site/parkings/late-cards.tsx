import { startTransition, useEffect } from 'react'
import { untilLoaded } from '#app/site/page/later.tsx'
import { useEvent } from '#app/site/page/use-event.ts'
import { whenIdle } from '#app/site/page/when-idle.ts'
import type { CardParking } from '#domain/parking/listed-parking.ts'

type LateCardsProps = {
  read: () => Promise<CardParking[]>
  onRead: (parkings: CardParking[]) => void
}

/** Reads what a long list left out of the page, before it is asked for. */
export function LateCards({ read, onRead }: LateCardsProps) {
  const start = useEvent(async () => {
    const parkings = await untilLoaded(read)
    startTransition(() => onRead(parkings))
  })
  useEffect(() => whenIdle(start), [start])
  return null
}
