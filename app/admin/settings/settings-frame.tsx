import type { ReactNode } from 'react'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { SectionList } from './section-list.tsx'

type SettingsFrameProps = { title: string; children: ReactNode }

/** The layout of every settings page: its title, and links to the others. */
export function SettingsFrame({ title, children }: SettingsFrameProps) {
  return (
    <div className="mx-auto max-w-[66rem]">
      <AdminHead title={title} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <SectionList />
        <div className="grid min-w-0 gap-5">{children}</div>
      </div>
    </div>
  )
}
