import { href } from 'react-router'
import { notSent } from '#app/site/contact/trouble.ts'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { receiveContact } from '#server/contact/receive-contact.ts'
import type { Route } from './+types/contact.ts'
import { contents } from './contents.ts'
import { receiveForm, typedIn } from './receive-form.ts'

// Without one the router would draw nothing on the server.
export const loader = () => null

export const clientLoader = () => contents.contact.beside(null)

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
  return <contents.contact typed={actionData?.typed} trouble={actionData?.trouble} />
}
