import ArrowLeft from 'lucide-react/icons/arrow-left'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { type ReactNode, use, useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { IconButton } from '#app/ui/icon-button.tsx'
import { helpFor } from '#domain/admin/help.ts'
import { HeadNote } from './head-note.ts'
import { HelpText } from './help-text.tsx'

type AdminHeadProps = {
  title: string
  subtitle?: ReactNode
  /** The address of the list that this page belongs to. */
  back?: string
  /** The page's buttons. */
  children?: ReactNode
}

/** The heading of an admin page, with its help and its buttons. */
export function AdminHead({ title, subtitle, back, children }: AdminHeadProps) {
  const { pathname } = useLocation()
  const help = helpFor(pathname)
  const helpId = useId()
  const [helpAt, setHelpAt] = useState<string>()
  const isHelping = helpAt === pathname

  return (
    <>
      {back && (
        <Link
          to={back}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-[0.2em] hover:underline"
        >
          <ArrowLeft size={18} aria-hidden />
          Terug naar lijst
        </Link>
      )}
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex items-start gap-1">
            <h1 className="text-[1.625rem] tracking-[-0.02em]">{title}</h1>
            {help && (
              <span className="-my-[0.45rem] flex-none text-ink-muted">
                <IconButton
                  label="Uitleg bij deze pagina"
                  icon={CircleQuestionMark}
                  aria-expanded={isHelping}
                  aria-controls={isHelping ? helpId : undefined}
                  onClick={() => setHelpAt(isHelping ? undefined : pathname)}
                />
              </span>
            )}
          </div>
          {subtitle && <div className="mt-1 text-ink-muted">{subtitle}</div>}
        </div>
        {children && (
          <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:w-full">{children}</div>
        )}
      </header>
      {help && isHelping && <HelpText id={helpId} help={help} />}
      {use(HeadNote)}
    </>
  )
}
