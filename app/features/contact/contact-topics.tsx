import { Globe, type LucideIcon, SquareParking, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { Picto } from '#app/ui/picto.tsx'

/** Who answers which question. */
export function ContactTopics({ email }: { email: string }) {
  return (
    <section
      aria-labelledby="waarover"
      className="rounded-lg bg-card p-[clamp(1.25rem,3vw,2.25rem)] shadow-[0_0_0_1px_var(--line),var(--elevation-2)]"
    >
      <h2 id="waarover" className="text-[1.5rem]">
        Waar gaat je vraag over?
      </h2>
      <ul className="mt-6 grid gap-6">
        <Topic icon={Ticket} title="Een reservering die je al hebt">
          <p>
            Neem contact op met de aanbieder waar je hebt geboekt. De contactgegevens staan in je
            bevestiging. Wij zien je reservering niet en kunnen er niets aan wijzigen.
          </p>
        </Topic>
        <Topic icon={SquareParking} title="Parkeren bij een luchthaven">
          <p>Over reserveren, shuttles, valet parking en sleutels staat al veel op de site.</p>
          <Link to={href('/faq')} className={arrowLinkLook()}>
            <ArrowLabel>Bekijk de veelgestelde vragen</ArrowLabel>
          </Link>
        </Topic>
        <Topic icon={Globe} title="Deze site">
          <p>
            Klopt er iets niet, mis je een parkeerterrein of wil je iets anders weten? Mail ons.
          </p>
          <a href={`mailto:${email}`} className={arrowLinkLook()}>
            <ArrowLabel>Stuur een e-mail</ArrowLabel>
          </a>
        </Topic>
      </ul>
    </section>
  )
}

type TopicProps = { icon: LucideIcon; title: string; children: ReactNode }

function Topic({ icon, title, children }: TopicProps) {
  return (
    <li className="flex gap-4">
      <Picto icon={icon} tone="plain" />
      <div className="min-w-0">
        <h3 className="text-h4">{title}</h3>
        <div className="mt-1 max-w-[36rem] text-ink-soft">{children}</div>
      </div>
    </li>
  )
}
