import { type MouseEvent, useState } from 'react'

type Opened = {
  Calendar: typeof import('./stay-calendar.tsx').StayCalendar
  opener: HTMLButtonElement
}

/** Lies under the icon of a date field, beside it. The calendar's script comes with the first click. */
export function CalendarButton({ at }: { at: 'van' | 'tot' }) {
  const [opened, setOpened] = useState<Opened>()

  async function toggle({ currentTarget: opener }: MouseEvent<HTMLButtonElement>) {
    if (opened) return setOpened(undefined)
    try {
      const { StayCalendar } = await import('./stay-calendar.tsx')
      setOpened({ Calendar: StayCalendar, opener })
    } catch {
      opener.parentElement?.querySelector('input')?.showPicker()
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label="Kalender openen"
        aria-expanded={!!opened}
        className="absolute inset-y-1 left-1.5 hidden w-9 rounded-sm hover:bg-hover max-lg:left-0.5 calendar:block"
        onClick={toggle}
      />
      {opened && (
        <opened.Calendar opener={opened.opener} at={at} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
