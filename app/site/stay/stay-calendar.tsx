import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  chooseDay,
  isChoosable,
  lastChoosable,
  shownRange,
  startChoice,
} from '#domain/stay/range-choice.ts'
import { dayCount, stayDays } from '#domain/stay/stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { CalendarMonths } from './calendar-months.tsx'

type StayCalendarProps = {
  /** The button that opened it, in the form of the dates. */
  opener: HTMLButtonElement
  at: 'van' | 'tot'
  onClose: () => void
}

const questions = {
  from: 'Kies de dag waarop je je auto brengt.',
  to: 'Kies de dag waarop je je auto ophaalt.',
  nothing: '',
}

/** Both days of a stay in one calendar. It enters them in the date fields of the form. */
export function StayCalendar({ opener, at, onClose }: StayCalendarProps) {
  const root = useRef<HTMLDivElement>(null)
  const [today] = useState(() => amsterdamDay(new Date()))
  const [choice, setChoice] = useState(() => startChoice(enteredIn(opener.form), at, today))
  const [pointedAt, setPointedAt] = useState('')
  const shown = shownRange(choice, pointedAt)

  // Before the effect in which the first day takes focus.
  useLayoutEffect(() => {
    const dialog = root.current
    if (!dialog) return
    dialog.showPopover()
    place(dialog, opener)
    dialog.scrollIntoView({ block: 'nearest' })
  }, [opener])

  useEffect(() => {
    const isOutside = ({ target }: Event) =>
      !(target instanceof Node && (root.current?.contains(target) || opener.contains(target)))
    const onOther = (event: Event) => isOutside(event) && onClose()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      opener.focus()
      onClose()
    }
    const onResize = () => {
      // On a narrow screen the calendar is not offered.
      if (opener.checkVisibility()) root.current && place(root.current, opener)
      else onClose()
    }
    document.addEventListener('pointerdown', onOther)
    document.addEventListener('focusin', onOther)
    document.addEventListener('keydown', onKey)
    window.addEventListener('resize', onResize)
    return () => {
      document.removeEventListener('pointerdown', onOther)
      document.removeEventListener('focusin', onOther)
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('resize', onResize)
    }
  }, [opener, onClose])

  function choose(day: string) {
    const next = chooseDay(choice, day)
    setChoice(next)
    enter(opener.form, 'van', next.from)
    enter(opener.form, 'tot', next.to)
    if (next.asks !== 'nothing') return
    opener.focus()
    onClose()
  }

  return (
    <div
      ref={root}
      popover="manual"
      role="dialog"
      aria-label="Kies je data"
      className="absolute inset-auto m-0 rounded-xl max-lg:w-92 bg-raised p-5 text-ink shadow-[0_0_0_1px_var(--line),var(--elevation-3)]"
    >
      <CalendarMonths
        range={shown}
        isRangeChosen={choice.asks !== 'to'}
        today={today}
        lastDay={lastChoosable(choice, today)}
        isChoosable={(day) => isChoosable(choice, day, today)}
        onChoose={choose}
        onPointAt={setPointedAt}
      />
      <div className="mt-3 flex items-baseline justify-between gap-4 border-line border-t pt-3 text-sm">
        <p role="status">{questions[choice.asks]}</p>
        <p className="whitespace-nowrap font-bold">
          {shown.from && shown.to && dayCount(stayDays(shown.from, shown.to))}
        </p>
      </div>
    </div>
  )
}

function enteredIn(form: HTMLFormElement | null): { van: string; tot: string } {
  return { van: dateField(form, 'van')?.value ?? '', tot: dateField(form, 'tot')?.value ?? '' }
}

function enter(form: HTMLFormElement | null, name: 'van' | 'tot', day: string): void {
  const field = dateField(form, name)
  if (!field || field.value === day) return
  // React does not hear of a change through `value`, which it keeps an eye on itself.
  field.valueAsNumber = day ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function dateField(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}

const margin = 8

/** Under the date field, within the width of the screen. It scrolls with the page. */
function place(dialog: HTMLElement, opener: HTMLElement): void {
  const { left, bottom } = (opener.parentElement ?? opener).getBoundingClientRect()
  const last = document.documentElement.clientWidth - dialog.offsetWidth - margin
  dialog.style.left = `${Math.max(margin, Math.min(left, last)) + window.scrollX}px`
  dialog.style.top = `${bottom + margin + window.scrollY}px`
}
