import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { tabLook } from '#app/ui/tab-look.ts'
import { formatNumber } from '#domain/text/number.ts'

type Tab = {
  value: string
  label: string
  count?: number
  /** What is counted, for screen readers. */
  countText?: string
  content: ReactNode
}

type TabsProps = {
  label: string
  tabs: [Tab, ...Tab[]]
  /** Without it the tabs are uncontrolled, and start at the first. */
  value?: string
  onValueChange?: (value: string) => void
}

/** Tabs within a page. Tabs with addresses of their own are TabLinks. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root defaultValue={tabs[0].value} value={value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className={tabLook.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={tabLook.tab}>
            {tab.label}
            {tab.count !== undefined && (
              <span className={tabLook.count}>
                {formatNumber(tab.count)}
                {tab.countText && <span className="sr-only"> {tab.countText}</span>}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
