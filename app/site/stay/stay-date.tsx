import CalendarDays from 'lucide-react/icons/calendar-days'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { CalendarButton } from './calendar-button.tsx'

type StayDateProps = {
  id: string
  'aria-describedby'?: string
  name: 'van' | 'tot'
  /** Empty without a day. */
  day: string
  min: string
  isWrong: boolean
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
}

const dateLook = [
  'block min-h-(--field-h,3rem) w-full min-w-0 appearance-none rounded-md bg-transparent py-2 pr-1 pl-3 tabular-nums lg:pl-11 max-lg:calendar:pr-0 max-lg:calendar:pl-10 [&::-webkit-date-and-time-value]:text-left',
  // The browser's own button lies invisibly over the icon, unless the calendar's is there.
  'calendar:[&::-webkit-calendar-picker-indicator]:hidden',
  '[&::-webkit-calendar-picker-indicator]:cursor-pointer max-lg:[&::-webkit-calendar-picker-indicator]:ml-0 lg:[&::-webkit-calendar-picker-indicator]:absolute lg:[&::-webkit-calendar-picker-indicator]:inset-y-0 lg:[&::-webkit-calendar-picker-indicator]:left-0 lg:[&::-webkit-calendar-picker-indicator]:m-0 lg:[&::-webkit-calendar-picker-indicator]:h-full lg:[&::-webkit-calendar-picker-indicator]:w-10 lg:[&::-webkit-calendar-picker-indicator]:opacity-0',
].join(' ')

/** The native date of a pair. With a mouse and room, its icon opens a calendar for both. */
export function StayDate({ name, day, isWrong, ...rest }: StayDateProps) {
  const input = useRef<HTMLInputElement>(null)
  const lastDay = useRef(day)

  useEffect(() => {
    if (lastDay.current === day) return
    lastDay.current = day
    if (input.current) input.current.value = day
  }, [day])

  return (
    <span className="relative block min-w-0 flex-1">
      <input
        ref={input}
        type="date"
        name={name}
        defaultValue={day}
        aria-invalid={isWrong || undefined}
        className={dateLook}
        {...rest}
      />
      <CalendarButton at={name} />
      <CalendarDays
        size="1.25rem"
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto hidden text-ink-muted max-lg:left-2.5 lg:block calendar:block"
        aria-hidden
      />
    </span>
  )
}
