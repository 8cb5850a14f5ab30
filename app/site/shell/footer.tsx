import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useConsentQuestion } from '#app/site/consent/consent-question.ts'
import { Link } from '#app/site/page/link.tsx'
import { type Site, useSite } from '#app/site/page/settings.ts'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { ThemeSwitch } from '#app/ui/theme/theme-switch.tsx'
import { socialLinks } from '#domain/settings/setting.ts'
import { FooterGroup } from './footer-group.tsx'
import { Logo } from './logo.tsx'

const maxAirports = 5

const information = [
  { label: 'Over ons', to: '/over-ons' },
  { label: 'Hoe wij vergelijken', to: '/hoe-wij-vergelijken' },
  { label: 'Welke luchthaven?', to: '/welke-luchthaven' },
  { label: 'Vertrekplanner', to: '/vertrekplanner' },
  { label: 'Parkeerprijzen', to: '/prijzen' },
  { label: 'Blog', to: '/blog' },
  { label: 'Veelgestelde vragen', to: '/faq' },
  { label: 'Contact', to: '/contact' },
]

const legal = [
  { label: 'Privacybeleid', to: '/privacybeleid' },
  { label: 'Cookiebeleid', to: '/cookiebeleid' },
  { label: 'Affiliate disclaimer', to: '/affiliate-disclaimer' },
  { label: 'Algemene voorwaarden', to: '/algemene-voorwaarden' },
]

/** Space for the cookie banner, below the page so that nothing on it moves. */
const roomBelow = '-mb-(--banner-h,0px) pb-[calc(2rem+var(--banner-h,0px))]'

export function Footer() {
  const { settings, airports, year } = useSite()
  const { product, company } = settings
  const socials = socialLinks(settings)

  return (
    <footer className={`print:hidden focus-inverse bg-(--ink-900) text-white ${roomBelow}`}>
      <div
        aria-hidden="true"
        className="mb-6 h-14 border-(--yellow-500) border-t-6 bg-[repeating-linear-gradient(112deg,transparent_0_92px,rgb(255_255_255/0.2)_92px_98px)] mask-[linear-gradient(#000_10%,transparent)] md:mb-10"
      />
      <div className="container-page">
        <div className="grid gap-x-8 gap-y-10 max-md:gap-y-0 md:grid-cols-3 xl:grid-cols-[1.5fr_1fr_1fr_1fr]">
          <div className="min-w-0 max-xl:col-span-full max-md:mb-6">
            <div className="flex">
              <Logo />
            </div>
            <p className="mt-4 max-w-[21rem] text-[0.9375rem] text-on-inverse-soft">
              Vergelijk parkeerterreinen bij luchthavens in Nederland, België en Duitsland.
              Onafhankelijk, gratis en voor dezelfde prijs als rechtstreeks boeken.
            </p>
            {socials.length > 0 && (
              <ul aria-label="Volg ons" className="mt-3 flex flex-wrap gap-x-5">
                {socials.map(({ label, url }) => (
                  <li key={label}>
                    <a href={url} target="_blank" rel="noopener" className={linkLook}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <FooterGroup title="Luchthavens">
            {airports.slice(0, maxAirports).map((airport) => (
              <FooterLink key={airport.code} to={href('/parkeren/:slug', { slug: airport.slug })}>
                <CodeTile size="xs">{airport.code}</CodeTile>
                {shortName(airport)}
              </FooterLink>
            ))}
            <FooterLink to="/luchthavens">
              <span className="inline-flex items-center gap-2.5 font-semibold text-white">
                Alle luchthavens
                <ArrowRight size="1rem" aria-hidden />
              </span>
            </FooterLink>
          </FooterGroup>
          <FooterGroup title="Informatie">
            {information.map(({ label, to }) => (
              <FooterLink key={to} to={to}>
                {label}
              </FooterLink>
            ))}
          </FooterGroup>
          <FooterGroup title="Juridisch">
            {legal.map(({ label, to }) => (
              <FooterLink key={to} to={to}>
                {label}
              </FooterLink>
            ))}
            <CookieSettings />
          </FooterGroup>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line-inverse border-t pt-6 text-on-inverse-soft text-sm/[1.6] max-md:flex-col max-md:items-start md:mt-10">
          <p>
            © {year} {product}. Alle rechten voorbehouden.
          </p>
          <p>
            {product} is een platform van {company.replace(/\.$/, '')}.
          </p>
          <ThemeSwitch tone="inverse" />
        </div>
      </div>
    </footer>
  )
}

const linkLook =
  'inline-flex min-h-10 items-center gap-2.5 text-[0.9375rem] text-on-inverse-soft underline-offset-[0.2em] hover:text-white hover:underline max-md:min-h-11 max-md:w-full'

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={useWithStay()(to)} className={linkLook}>
        {children}
      </Link>
    </li>
  )
}

/** Takes its space before hydration too, so that nothing moves when it appears. */
function CookieSettings() {
  const ask = useConsentQuestion()

  return (
    <li className={ask ? undefined : 'invisible'}>
      <button type="button" onClick={ask} className={linkLook}>
        Cookie-instellingen
      </button>
    </li>
  )
}

/** 'Brussel Zaventem' becomes 'Brussel': the city alone, if the name starts with it. */
function shortName({ name, city }: Site['airports'][number]): string {
  return city && name.startsWith(`${city} `) ? city : name
}
