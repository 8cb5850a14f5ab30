import type { LucideIcon } from 'lucide-react'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import { useMay } from '#app/admin/api/role.ts'
import { formatNumber } from '#domain/text/number.ts'

type CountCardProps = {
  count: number
  label: string
  icon: LucideIcon
  add: { to: string; noun: string }
}

export function CountCard({ count, label, icon: Icon, add }: CountCardProps) {
  const mayChange = useMay('editor')

  return (
    <article className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 rounded-lg bg-card px-5 pt-5 pb-2 shadow-hairline max-md:grid-cols-1 max-md:px-4 max-md:pt-4 max-md:pb-0">
      <p className="font-extrabold font-heading text-[2.25rem]/none tracking-[-0.03em]">
        {formatNumber(count)}
      </p>
      <span className="col-start-2 row-span-2 row-start-1 inline-grid size-10 place-items-center rounded-md bg-sunken max-md:hidden">
        <Icon size={20} aria-hidden />
      </span>
      <h2 className="mt-1.5 font-bold text-[1.0625rem]/[1.3] text-ink-soft tracking-[-0.008em] max-[22.5rem]:text-sm/[1.3]">
        {label}
      </h2>
      {mayChange ? (
        <Link
          to={add.to}
          className="col-span-full mt-3 inline-flex min-h-11 items-center gap-1.5 border-line border-t font-semibold text-link text-sm hover:underline focus-visible:-outline-offset-1"
        >
          <Plus size={16} aria-hidden />
          Toevoegen
          <span className="sr-only">: {add.noun} toevoegen</span>
        </Link>
      ) : (
        <span className="pb-3" />
      )}
    </article>
  )
}
