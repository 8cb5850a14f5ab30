import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type AdminHeadProps = {
  title: string
  subtitle?: ReactNode
  /** The list that this page belongs to. */
  back?: string
  /** What can be done here. */
  children?: ReactNode
}

/** How a page of the admin begins. */
export function AdminHead({ title, subtitle, back, children }: AdminHeadProps) {
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
          <h1 className="text-[1.625rem] tracking-[-0.02em]">{title}</h1>
          {subtitle && <div className="mt-1 text-ink-muted">{subtitle}</div>}
        </div>
        {children && (
          <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:w-full">{children}</div>
        )}
      </header>
    </>
  )
}
