import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { buttonLook } from '#app/ui/button.tsx'

/** The yellow call to action at the end of a post. */
export function CompareSign() {
  return (
    <section className="container-page pt-(--section-y)">
      <div className="flex flex-col justify-between gap-6 rounded-xl bg-(--yellow-500) px-[clamp(1.5rem,4vw,3rem)] py-8 text-(--ink-900) md:flex-row md:items-center">
        <div className="flex items-center gap-6">
          <ArrowUpRight
            size="3.5rem"
            strokeWidth={2.5}
            className="flex-none max-md:hidden"
            aria-hidden
          />
          <div>
            <h2>Klaar om te kiezen?</h2>
            <p className="mt-1 text-[1.0625rem]">
              Zie in twee minuten wat parkeren bij jouw luchthaven kost.
            </p>
          </div>
        </div>
        <Link to={href('/')} className={buttonLook({ tone: 'ink', size: 'lg' })}>
          Parkeren vergelijken
        </Link>
      </div>
    </section>
  )
}
