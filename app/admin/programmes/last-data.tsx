import type { LucideIcon } from 'lucide-react'
import CloudOff from 'lucide-react/icons/cloud-off'
import FileText from 'lucide-react/icons/file-text'
import Moon from 'lucide-react/icons/moon'
import Pencil from 'lucide-react/icons/pencil'
import { countText, failingNights, whenText } from '#domain/earnings/fetch/fetch-run.ts'
import type { LastData as Last } from '#domain/earnings/programme/programme-money.ts'
import { amsterdamDay, shortDay } from '#domain/text/date.ts'

/** When conversions of a programme last came, and how: in red after nights that failed. */
export function LastData({ last, now }: { last: Last | null; now: Date }) {
  if (!last) return <span className="text-ink-muted">nog niets</span>
  const { icon: Icon, title, below, isWrong } = textsOf(last, now)

  return (
    <span className={`flex gap-2 ${isWrong ? 'text-negative-ink' : ''}`}>
      <Icon size={16} className="mt-0.5 flex-none" aria-hidden />
      <span className="grid min-w-0">
        <span className={isWrong ? 'font-semibold' : ''}>{title}</span>
        <span className={`wrap-anywhere text-sm ${isWrong ? '' : 'text-ink-muted'}`}>{below}</span>
      </span>
    </span>
  )
}

type Texts = { icon: LucideIcon; title: string; below: string; isWrong?: boolean }

function textsOf({ by, at, nights, failure, count }: Last, now: Date): Texts {
  if (by === 'fetch') {
    if (failure !== null && nights >= failingNights)
      return { icon: CloudOff, title: `${nights} nachten mislukt`, below: failure, isWrong: true }
    const below = count ? countText(count) : (failure ?? '')
    return { icon: Moon, title: whenText(at, now), below }
  }
  const day = shortDay(amsterdamDay(new Date(at)), amsterdamDay(now))
  return by === 'file'
    ? { icon: FileText, title: `bestand van ${day}`, below: 'zelf ingelezen' }
    : { icon: Pencil, title: `ingevuld op ${day}`, below: 'met de hand' }
}
