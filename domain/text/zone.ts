/**
 * How many hours the clocks are ahead of UTC in winter. Where these are used, they change at 01:00 UTC on the
 * last Sundays of March and October.
 */
export const zones = { azores: -1, west: 0, central: 1, east: 2 } as const

export type Zone = keyof typeof zones

/** That of Amsterdam, where the site is. */
export const ownZone: Zone = 'central'

export const zoneNames: Record<Zone, string> = {
  azores: 'Azoren',
  west: 'West-Europa (Londen, Lissabon, Canarische Eilanden)',
  central: 'Midden-Europa (Amsterdam, Parijs, Madrid)',
  east: 'Oost-Europa (Athene, Helsinki, Boekarest)',
}
