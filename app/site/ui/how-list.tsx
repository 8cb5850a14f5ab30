import type { ReactNode } from 'react'

type HowListProps = { level: 2 | 3; items: { title: string; text: ReactNode }[] }

/** How something is computed, in short texts beside each other. */
export function HowList({ level, items }: HowListProps) {
  const Heading = `h${level}` as const

  return (
    <div className="mt-8 grid gap-6 lg:grid-cols-3">
      {items.map(({ title, text }) => (
        <div key={title}>
          <Heading className="font-bold text-[1rem]/[1.25] tracking-[-0.01em]">{title}</Heading>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
        </div>
      ))}
    </div>
  )
}
