import { amsterdamClock } from '#domain/text/local-time.ts'
import { lastOf, type OpenedContact, type Opening, type ThreadMessage } from './thread.ts'

const clockAt = (moment: string) => amsterdamClock(new Date(moment)).slice('2026-11-20T'.length)

export const openedText = ({ name, since }: Opening) =>
  `${name} heeft dit bericht open sinds ${clockAt(since)}`

const writtenText = ({ sender, username, createdAt }: ThreadMessage) =>
  `${username} ${sender === 'site' ? 'antwoordde' : 'plakte hier een reactie'} om ${clockAt(createdAt)}`

/** What a writer has to know before an answer is sent: what came since, and who else is at it. */
export function newsBefore(
  read: ThreadMessage[],
  { thread, others }: Pick<OpenedContact, 'thread' | 'others'>,
): { texts: string[]; added: ThreadMessage[] } {
  const added = thread.filter(({ id }) => id > lastOf(read))
  return { texts: [...added.map(writtenText), ...others.map(openedText)], added }
}
