import type { ReactNode } from 'react'

type SettingRowProps = { title: string; text: string; children: ReactNode }

/** The explanation of a setting, beside its field. */
export function SettingRow({ title, text, children }: SettingRowProps) {
  return (
    <div className="grid gap-x-8 gap-y-2 not-first:border-line not-first:border-t p-5 md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
      <div>
        <h3 className="font-sans font-semibold text-[0.9375rem]/[1.35] tracking-normal">{title}</h3>
        <p className="mt-0.5 text-ink-muted text-sm/[1.5]">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
