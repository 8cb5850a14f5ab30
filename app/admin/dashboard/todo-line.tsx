import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { Picto } from '#app/ui/picto.tsx'

type TodoLineProps = {
  icon: LucideIcon
  text: ReactNode
  /** Its button. */
  children: ReactNode
}

export function TodoLine({ icon, text, children }: TodoLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5">
      <span data-icon className="flex max-md:hidden [&_svg]:text-ink-muted">
        <Picto icon={icon} tone="plain" size="sm" />
      </span>
      <p className="min-w-0 flex-[1_1_9rem] [&>a]:font-semibold [&>a]:underline [&>a]:underline-offset-[0.2em]">
        {text}
      </p>
      {children}
    </li>
  )
}

type TodoLinkProps = { to: string; about: string; children: string }

export function TodoLink({ to, about, children }: TodoLinkProps) {
  return (
    <Link to={to} className={buttonLook({ tone: 'secondary', size: 'sm' })}>
      {children}
      <span className="sr-only">: {about}</span>
    </Link>
  )
}
