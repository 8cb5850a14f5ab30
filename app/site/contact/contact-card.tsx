import type { LucideIcon } from 'lucide-react'
import Building2 from 'lucide-react/icons/building-complex'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import Mailbox from 'lucide-react/icons/mailbox'
import type { ReactNode } from 'react'
import type { PublicSettings } from '#domain/settings/setting.ts'

type ContactCardProps = Pick<PublicSettings, 'email' | 'company' | 'postalAddress'>

/** The contact details of the company. */
export function ContactCard({ email, company, postalAddress }: ContactCardProps) {
  return (
    <aside
      aria-labelledby="contactgegevens"
      className="focus-inverse overflow-hidden rounded-lg bg-(--ink-900) text-white md:max-xl:grid md:max-xl:grid-cols-2"
    >
      <img
        src="/images/verkeerstoren.svg"
        alt=""
        width={1200}
        height={720}
        className="aspect-[2.2] w-full object-cover object-[20%_0] md:max-xl:aspect-auto md:max-xl:h-full xl:aspect-[1.9]"
      />
      <div className="p-6">
        <h2 id="contactgegevens" className="font-bold text-[1.25rem] max-[20rem]:text-base">
          Contactgegevens
        </h2>
        <dl className="mt-5 grid gap-5">
          <Detail icon={Mail} label="E-mail">
            <a
              href={`mailto:${email}`}
              className="-my-2 inline-flex min-h-11 items-center underline decoration-1 underline-offset-[0.18em] [overflow-wrap:anywhere]"
            >
              {email}
            </a>
          </Detail>
          <Detail icon={Clock} label="Reactietijd">
            We streven ernaar binnen 24 uur te reageren.
          </Detail>
          <Detail icon={Building2} label="Bedrijf">
            {company}
          </Detail>
          <Detail icon={Mailbox} label="Postadres">
            {postalAddress}
          </Detail>
        </dl>
      </div>
    </aside>
  )
}

type DetailProps = { icon: LucideIcon; label: string; children: ReactNode }

function Detail({ icon: Icon, label, children }: DetailProps) {
  return (
    <div>
      <dt className="flex items-center gap-2.5 text-on-inverse-soft text-sm">
        <Icon size="1.25rem" className="flex-none text-(--yellow-500)" aria-hidden />
        {label}
      </dt>
      <dd className="mt-1 ml-7.5 font-medium">{children}</dd>
    </div>
  )
}
