import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useSyncExternalStore } from 'react'
import { DayPicker, type DayPickerProps } from 'react-day-picker'
import { nl } from 'react-day-picker/locale/nl'

type CalendarMonthsProps = {
  /** Days as `2026-12-01`, empty without one. */
  range: { from: string; to: string }
  /** Otherwise its end is where the pointer is. */
  isRangeChosen: boolean
  today: string
  /** After it there are no months. */
  lastDay: string
  isChoosable: (day: string) => boolean
  onChoose: (day: string) => void
  onPointAt: (day: string) => void
}

/** One month, or two where these fit, of days to choose from. */
export function CalendarMonths(props: CalendarMonthsProps) {
  const { range, isRangeChosen, today, lastDay, isChoosable, onChoose, onPointAt } = props
  const from = dateOf(range.from)
  const to = dateOf(range.to)
  const chosenEnd = isRangeChosen ? to : undefined

  return (
    <DayPicker
      mode="range"
      autoFocus
      locale={nl}
      numberOfMonths={useHasRoom() ? 2 : 1}
      today={dateOf(today)}
      startMonth={dateOf(today)}
      defaultMonth={from}
      endMonth={dateOf(lastDay)}
      selected={{ from, to: chosenEnd }}
      onSelect={(_, date) => onChoose(dayOf(date))}
      disabled={(date) => !isChoosable(dayOf(date))}
      onDayMouseEnter={(date) => onPointAt(dayOf(date))}
      onDayFocus={(date) => onPointAt(dayOf(date))}
      modifiers={{
        within: from && to ? { from, to } : false,
        first: from ?? false,
        last: to ?? false,
        chosen: [from, chosenEnd].filter((date) => date !== undefined),
      }}
      modifiersClassNames={modifierLooks}
      classNames={looks}
      components={components}
      labels={{ labelNav: () => 'Andere maanden' }}
    />
  )
}

const stepLook =
  'grid size-10 place-items-center rounded-md hover:bg-hover aria-disabled:text-ink-disabled aria-disabled:hover:bg-transparent'

const looks: DayPickerProps['classNames'] = {
  months: 'relative flex justify-center gap-8',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: stepLook,
  button_next: stepLook,
  month_caption: 'flex h-10 items-center justify-center',
  caption_label: 'font-bold first-letter:uppercase',
  month_grid: 'mt-1 border-collapse',
  weekday: 'h-8 w-10 font-normal text-ink-muted text-sm',
  day: 'px-0 py-0.5 first:rounded-l-md last:rounded-r-md data-hidden:bg-transparent',
  day_button:
    'grid size-10 place-items-center rounded-md text-[0.9375rem] tabular-nums hover:outline-2 hover:outline-action disabled:cursor-not-allowed disabled:text-ink-disabled disabled:outline-none aria-disabled:text-ink-disabled',
}

const modifierLooks = {
  today: '[&>button]:font-extrabold [&>button]:underline [&>button]:underline-offset-4',
  within: 'bg-selected bg-clip-content',
  first: 'rounded-l-md',
  last: 'rounded-r-md',
  chosen: '[&>button]:bg-action [&>button]:text-on-action',
}

const components: DayPickerProps['components'] = {
  Chevron: ({ orientation }) => {
    const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
    return <Icon size="1.25rem" aria-hidden />
  },
}

/** `--breakpoint-lg` */
const roomForTwo = '(min-width: 64rem)'

function useHasRoom(): boolean {
  return useSyncExternalStore(onRoomChange, () => matchMedia(roomForTwo).matches)
}

function onRoomChange(onChange: () => void): () => void {
  const media = matchMedia(roomForTwo)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** The library counts in the time zone of the browser. */
function dateOf(day: string): Date | undefined {
  return day ? new Date(`${day}T00:00`) : undefined
}

function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  )
  return `${date.getFullYear()}-${month}-${day}`
}
