import { href } from 'react-router'
import { ContactCard } from '#app/site/contact/contact-card.tsx'
import { ContactDesk } from '#app/site/contact/contact-desk.tsx'
import { notSent } from '#app/site/contact/trouble.ts'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf, useSettings } from '#app/site/page/settings.ts'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { receiveContact } from '#server/contact/receive-contact.ts'
import type { Route } from './+types/contact.ts'
import { receiveForm, typedIn } from './receive-form.ts'

/** Handles the form without JavaScript; otherwise the message goes to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = typedIn(form, ['name', 'email', 'subject', 'message'])
  const { website } = typedIn(form, ['website'])

  return receiveForm({
    context,
    typed,
    receive: (sender) => receiveContact({ ...typed, website }, sender),
    formAddress: href('/contact'),
    notSent,
  })
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)

  return pageMeta(
    {
      title: 'Contact: stel je vraag over parkeren',
      description: `Een vraag over parkeren bij de luchthaven of over ${site.settings.product}? Schrijf ons. We streven ernaar binnen 24 uur te reageren.`,
      path: href('/contact'),
      crumbs: [{ label: 'Contact', path: href('/contact') }],
    },
    site,
  )
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const { email, company, postalAddress } = useSettings()

  return (
    <>
      <PageHead
        title="Contact"
        lead="Een vraag over parkeren of over deze site? Schrijf ons. Gaat het over een reservering die je al hebt, neem dan contact op met de aanbieder."
      />
      <div className="container-page grid items-start gap-8 py-(--page-y) xl:grid-cols-[minmax(0,1fr)_23rem]">
        <ContactDesk typed={actionData?.typed} trouble={actionData?.trouble} />
        <ContactCard email={email} company={company} postalAddress={postalAddress} />
      </div>
    </>
  )
}
