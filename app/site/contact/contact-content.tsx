import { useSettings } from '#app/site/page/settings.ts'
import { PageHead } from '#app/site/shell/page-head.tsx'
import type { ContactMessage } from '#domain/contact/contact.ts'
import { ContactCard } from './contact-card.tsx'
import { ContactDesk } from './contact-desk.tsx'
import type { Typed } from './contact-form.tsx'
import type { Trouble } from './trouble.ts'

type ContactContentProps = { typed?: Typed; trouble?: Trouble<ContactMessage> }

export function ContactContent({ typed, trouble }: ContactContentProps) {
  const { email, company, postalAddress } = useSettings()

  return (
    <>
      <PageHead
        title="Contact"
        lead="Een vraag over parkeren of over deze site? Schrijf ons. Gaat het over een reservering die je al hebt, neem dan contact op met de aanbieder."
      />
      <div className="container-page grid items-start gap-8 py-(--page-y) xl:grid-cols-[minmax(0,1fr)_23rem]">
        <ContactDesk typed={typed} trouble={trouble} />
        <ContactCard email={email} company={company} postalAddress={postalAddress} />
      </div>
    </>
  )
}
