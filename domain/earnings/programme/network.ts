/** Who a programme is with: a network, or the provider itself. */
export const networks = {
  awin: 'Awin',
  daisycon: 'Daisycon',
  tradetracker: 'TradeTracker',
  partnerize: 'Partnerize',
  tradedoubler: 'TradeDoubler',
  direct: 'Rechtstreeks',
} as const

export type Network = keyof typeof networks
