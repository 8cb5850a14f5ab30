import { data, href, redirect } from 'react-router'
import { ContactCard } from '#app/site/contact/contact-card.tsx'
import { ContactDesk, sentQuery } from '#app/site/contact/contact-desk.tsx'
import { notSent, type Trouble, tooManyMessages } from '#app/site/contact/trouble.ts'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf, useSettings } from '#app/site/page/settings.ts'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { receiveContact } from '#server/contact/receive-contact.ts'
import { requestIdContext, senderAddressContext } from '#server/http/request-context.ts'
import { log } from '#server/log.ts'
import type { Route } from './+types/contact.ts'

/** Handles the form without JavaScript; otherwise the message goes to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const textOf = (name: string) => String(form.get(name) ?? '')
  const typed = {
    name: textOf('name'),
    email: textOf('email'),
    subject: textOf('subject'),
    message: textOf('message'),
  }
  const answer = (trouble: Trouble, init: ResponseInit) => data({ typed, trouble }, init)

  try {
    const input = { ...typed, website: textOf('website') }
    const received = await receiveContact(input, { address: context.get(senderAddressContext) })
    if (received.ok) return redirect(`${href('/contact')}${sentQuery}#formulier`, 303)

    const { why } = received
    if (why.status === 422) return answer({ fields: why.fields }, { status: 422 })
    const headers = { 'retry-after': String(why.retryAfter) }
    const trouble = { fields: {}, notice: tooManyMessages(why.retryAfter) }
    return answer(trouble, { status: 429, headers })
  } catch (error) {
    // Not left to the error page, which would lose what was typed.
    log.error('contact message not kept', { id: context.get(requestIdContext), error })
    return answer({ fields: {}, notice: notSent }, { status: 500 })
  }
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
