import { href } from 'react-router'
import { ContactCard } from '#app/features/contact/contact-card.tsx'
import { ContactTopics } from '#app/features/contact/contact-topics.tsx'
import { PageHead } from '#app/site/page-head.tsx'
import { siteOf, useSettings } from '#app/site/settings.ts'
import { breadcrumbList } from '#domain/structured-data.ts'
import type { Route } from './+types/contact.ts'

export function meta({ matches }: Route.MetaArgs) {
  const { settings, siteUrl } = siteOf(matches)
  const crumbs = [
    { label: 'Home', path: href('/') },
    { label: 'Contact', path: href('/contact') },
  ]

  return [
    { title: `Contact: stel je vraag over parkeren | ${settings.product}` },
    {
      name: 'description',
      content: `Een vraag over parkeren bij de luchthaven of over ${settings.product}? Schrijf ons. We streven ernaar binnen 24 uur te reageren.`,
    },
    { tagName: 'link', rel: 'canonical', href: siteUrl + href('/contact') },
    { 'script:ld+json': breadcrumbList(crumbs, siteUrl) },
  ]
}

export default function ContactPage() {
  const { email, company, postalAddress } = useSettings()

  return (
    <>
      <PageHead
        title="Contact"
        lead="Een vraag over parkeren of over deze site? Schrijf ons. Gaat het over een reservering die je al hebt, neem dan contact op met de aanbieder."
      />
      <div className="container-page grid items-start gap-8 py-[clamp(2.5rem,1.6rem+3vw,4rem)] xl:grid-cols-[minmax(0,1fr)_23rem]">
        <ContactTopics email={email} />
        <ContactCard email={email} company={company} postalAddress={postalAddress} />
      </div>
    </>
  )
}
