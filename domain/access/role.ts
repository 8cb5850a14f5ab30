/** What an admin may do, the lowest first. Each role may do what the roles before it may. */
export const roles = ['reader', 'editor', 'manager'] as const

export type Role = (typeof roles)[number]

export const roleLabels: Record<Role, string> = {
  reader: 'Lezer',
  editor: 'Redacteur',
  manager: 'Beheerder',
}

/** What each role may do, for whoever assigns it. */
export const roleTexts: Record<Role, string> = {
  reader: 'Kijkt mee, en wijzigt niets. Ziet geen berichten van bezoekers.',
  editor: 'Beheert alles wat op de site staat, en beantwoordt berichten.',
  manager: 'Mag alles: ook instellingen, toegang en kopieën.',
}

/** Whether a role may do what needs at least `lowest`. */
export function isAtLeast(role: Role, lowest: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(lowest)
}

const allowedTexts: Record<Role, string> = {
  reader: 'Iedereen die kan inloggen, mag dit.',
  editor: 'Dit mag alleen een redacteur of een beheerder.',
  manager: 'Dit mag alleen een beheerder.',
}

/** The sentence for an admin who may not do something. */
export const whoMay = (lowest: Role): string => allowedTexts[lowest]
