export type PriceTrend = { direction: 'up' | 'down' | 'same'; text: string }

/** How a price changed, in whole percents: '2%', or 'gelijk' if that is nothing. */
export function priceTrend(before: number, now: number): PriceTrend {
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (percent === 0 || !Number.isFinite(percent)) return { direction: 'same', text: 'gelijk' }
  return { direction: now > before ? 'up' : 'down', text: `${percent}%` }
}
