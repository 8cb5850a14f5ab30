import BookOpen from 'lucide-react/icons/book-open'
import { href, Link } from 'react-router'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { chapterAnchor, type Help } from '#domain/admin/help.ts'

/** The purpose of the page, with a link to the manual. */
export function HelpText({ id, help: { text, chapter } }: { id: string; help: Help }) {
  return (
    <div
      id={id}
      className="mb-6 grid gap-2 rounded-lg border-signal border-l-6 bg-card px-5 py-4 shadow-hairline"
    >
      <p className="max-w-prose text-ink-soft">{text}</p>
      <p>
        <Link
          to={`${href('/admin/help')}#${chapterAnchor(chapter)}`}
          className={`inline-flex min-h-8 items-center gap-2 ${textLinkLook}`}
        >
          <BookOpen size={18} aria-hidden className="flex-none" />
          In de handleiding: {chapter}
        </Link>
      </p>
    </div>
  )
}
