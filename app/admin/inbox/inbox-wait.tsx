import { Notice } from '#app/ui/notice.tsx'
import type { AdminContact } from '#domain/contact/contact.ts'
import { longestWait } from '#domain/contact/contact-wait.ts'

/** Whether replies are as quick as the site promises. */
export function InboxWait({ requests }: { requests: AdminContact[] }) {
  const wait = longestWait(requests, new Date())
  if (!wait) return null

  return wait.isTooLong ? (
    <Notice tone="caution">{wait.text}</Notice>
  ) : (
    <p className="text-ink-muted text-sm">{wait.text}</p>
  )
}
