import { href, Link } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'

export function AskBox() {
  return (
    <aside className="focus-inverse mt-12 flex flex-col gap-6 rounded-xl bg-(--ink-900) p-6 text-white md:flex-row md:items-center md:justify-between md:p-8">
      <div>
        <h2 className="text-[1.5rem]">Staat je vraag er niet tussen?</h2>
        <p className="mt-1.5 text-on-inverse-soft">
          Stuur ons een bericht. We streven ernaar binnen 24 uur te reageren.
        </p>
      </div>
      <Link to={href('/contact')} className={buttonLook({ tone: 'signal', size: 'lg' })}>
        Contact opnemen
      </Link>
    </aside>
  )
}
