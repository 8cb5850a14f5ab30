import type { ReactNode } from 'react'
import { AirportSearch } from '#app/site/search/airport-search.tsx'

/** The panorama, with the promise over it and the picker on its right (below it on a phone). */
export function Hero({ children }: { children: ReactNode }) {
  const scene =
    'absolute inset-x-0 bottom-0 h-54 w-full max-w-none object-cover object-bottom min-[56.25rem]:h-105'

  return (
    <section aria-labelledby="hero" className="relative overflow-x-clip bg-sky">
      <div className="container-page relative z-1 grid grid-cols-[minmax(0,1fr)] pb-44 min-[56.25rem]:min-h-[40.5rem] min-[56.25rem]:grid-cols-[minmax(0,1fr)_22.5rem] min-[56.25rem]:gap-8 min-[56.25rem]:pb-0 xl:grid-cols-[minmax(0,1fr)_27.5rem] xl:gap-[clamp(2rem,4vw,5rem)]">
        <div className="pt-[clamp(2.5rem,5vw,4.75rem)] pb-8 min-[56.25rem]:max-w-[38rem] min-[56.25rem]:pb-0">
          <h1 id="hero" className="text-display">
            Vind de beste parkeerplek bij elke luchthaven
          </h1>
          <p className="mt-5 max-w-[31rem] text-ink-soft text-lead/[1.55] min-[56.25rem]:max-w-[20rem] xl:max-w-[26rem] 2xl:max-w-[31rem]">
            Vergelijk shuttle, valet en zelf parkeren op prijs, afstand en beveiliging. Reserveren
            doe je bij de aanbieder zelf, voor dezelfde prijs.
          </p>
          {/* Where it overlaps the picture it has a panel behind it. */}
          <div className="mt-6 max-w-[26rem] min-[56.25rem]:max-w-[20rem] min-[56.25rem]:rounded-lg min-[56.25rem]:bg-card min-[56.25rem]:p-4 min-[56.25rem]:shadow-2 xl:max-w-[26rem]">
            <AirportSearch />
          </div>
        </div>
        {children}
      </div>
      {/* After what sets the height, so that the ground stays where it is while the page arrives. */}
      <img
        src="/images/hero-panorama.svg"
        alt=""
        width={2720}
        height={560}
        fetchPriority="high"
        className={`${scene} [display:var(--by-day)]`}
      />
      {/* Lazy, so that it is only fetched when the dark theme shows it. */}
      <img
        src="/images/hero-panorama-nacht.svg"
        alt=""
        width={2720}
        height={560}
        loading="lazy"
        className={`${scene} [display:var(--by-night)]`}
      />
      <img
        src="/images/vliegtuig.svg"
        alt=""
        width={320}
        height={130}
        className="absolute top-38 right-8 w-44 max-sm:hidden min-[56.25rem]:top-5 min-[56.25rem]:right-auto min-[56.25rem]:left-[calc(50%-3rem)] xl:left-[calc(50%-5.5rem)] xl:w-56"
      />
    </section>
  )
}
