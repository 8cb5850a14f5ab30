import type { AdminContact } from './contact.ts'

/** Where a request stands in the inbox, as its filter names it. */
export const contactStatuses = { open: 'Open', opgelost: 'Opgelost', spam: 'Mogelijk spam' }

export type ContactStatus = keyof typeof contactStatuses

/** Probable spam is not open: nobody waits for its answer. */
export function contactStatus({
  isResolved,
  probableSpam,
}: Pick<AdminContact, 'isResolved' | 'probableSpam'>): ContactStatus {
  if (isResolved) return 'opgelost'
  return probableSpam ? 'spam' : 'open'
}
