import CalendarDays from 'lucide-react/icons/calendar-days'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { controlLook } from '#app/ui/field/control-look.ts'
import { Field } from '#app/ui/field/field.tsx'
import { isDay } from '#domain/text/is-day.ts'

type StayFieldProps = {
  label: string
  /** The value in the address. One that is no day stays out of the field: its error explains it. */
  value: string
  errors: string[] | undefined
  ref: RefObject<HTMLInputElement | null>
} & Pick<ComponentProps<'input'>, 'name' | 'min' | 'onChange'>

const inputLook = [
  'min-w-0 appearance-none px-3 py-2 tabular-nums md:pl-11 [&::-webkit-date-and-time-value]:text-left',
  // The browser's own button lies invisibly over the icon.
  '[&::-webkit-calendar-picker-indicator]:cursor-pointer max-[26rem]:[&::-webkit-calendar-picker-indicator]:hidden md:[&::-webkit-calendar-picker-indicator]:absolute md:[&::-webkit-calendar-picker-indicator]:inset-y-0 md:[&::-webkit-calendar-picker-indicator]:left-0 md:[&::-webkit-calendar-picker-indicator]:m-0 md:[&::-webkit-calendar-picker-indicator]:h-full md:[&::-webkit-calendar-picker-indicator]:w-10 md:[&::-webkit-calendar-picker-indicator]:opacity-0',
].join(' ')

/** A native date input. A new value in the address replaces what was entered. */
export function StayField({ label, value, errors, ref, ...rest }: StayFieldProps) {
  const day = isDay(value) ? value : ''
  const lastDay = useRef(day)

  useEffect(() => {
    if (lastDay.current === day) return
    lastDay.current = day
    if (ref.current) ref.current.value = day
  }, [day, ref])

  return (
    <Field label={label} errors={errors}>
      {(wiring) => (
        <span className="relative block min-w-0">
          <CalendarDays
            size="1.25rem"
            className="pointer-events-none absolute inset-y-0 left-3.5 my-auto hidden text-ink-muted md:block"
            aria-hidden
          />
          <input
            ref={ref}
            type="date"
            defaultValue={day}
            className={`${controlLook} ${inputLook}`}
            {...rest}
            {...wiring}
          />
        </span>
      )}
    </Field>
  )
}
