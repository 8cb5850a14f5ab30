import { href, Link } from 'react-router'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { ChangeSubject } from '#domain/changes/change.ts'

/** The changes of one record, in the log. */
export const historyOf = (subject: ChangeSubject, id: number) =>
  `${href('/admin/settings/changes')}?soort=${subject}&nr=${id}`

/** For a record that is edited in a dialog. */
export function HistoryLink({ subject, id }: { subject: ChangeSubject; id: number }) {
  return (
    <p>
      <Link to={historyOf(subject, id)} className={textLinkLook}>
        Geschiedenis
      </Link>
    </p>
  )
}
