import BadgeCheck from 'lucide-react/icons/badge-check'
import Percent from 'lucide-react/icons/percent'
import Scale from 'lucide-react/icons/scale'

const promises = [
  { icon: Percent, text: 'Tot 60% voordeel als je vooraf boekt' },
  { icon: Scale, text: 'Zelfde prijs als rechtstreeks boeken' },
  { icon: BadgeCheck, text: 'Vergelijken kost je niets' },
]

export function PromiseStrip() {
  return (
    <section aria-label="Onze belofte" className="bg-(--ink-900) text-white">
      <div className="container-page">
        <ul className="grid py-2 min-[56.25rem]:grid-cols-3 min-[56.25rem]:py-0">
          {promises.map(({ icon: Icon, text }) => (
            <li
              key={text}
              className="flex min-h-13 items-center gap-3 border-line-inverse font-medium leading-[1.35] not-first:border-t min-[56.25rem]:min-h-18 min-[56.25rem]:px-6 min-[56.25rem]:not-first:border-t-0 min-[56.25rem]:not-first:border-l min-[56.25rem]:first:pl-0"
            >
              <Icon size="1.375rem" className="flex-none text-(--yellow-500)" aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
