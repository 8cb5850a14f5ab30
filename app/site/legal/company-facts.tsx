import type { ReactNode } from 'react'
import type { PublicSettings } from '#domain/settings/setting.ts'

/** The company behind the site, from the admin's settings. */
export function CompanyFacts({ settings }: { settings: PublicSettings }) {
  const { company, registeredAddress, vatNumber, postalAddress, email } = settings

  return (
    <dl className="grid border-line border-t text-[0.9375rem]/[1.7]">
      <Fact term="Bedrijf">{company}</Fact>
      <Fact term="Zetel in België">{registeredAddress}</Fact>
      <Fact term="Btw-nummer">{vatNumber}</Fact>
      <Fact term="Postadres in Nederland">{postalAddress}</Fact>
      <Fact term="E-mail">
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid border-line border-b py-3 md:grid-cols-[12rem_1fr]">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="min-w-0 text-ink">{children}</dd>
    </div>
  )
}
