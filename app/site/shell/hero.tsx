import type { ReactNode } from 'react'

/** The panorama, with the promise over it and what the page puts there. */
export function Hero({ children }: { children: ReactNode }) {
  const scene =
    'absolute inset-x-0 bottom-0 h-54 w-full max-w-none object-cover object-bottom min-[56.25rem]:h-105'

  return (
    <section aria-labelledby="hero" className="relative overflow-x-clip bg-sky">
      {children}
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

export function HeroTitle() {
  return (
    <div className="pt-[clamp(2.5rem,5vw,4.75rem)] min-[56.25rem]:max-w-[38rem]">
      <h1 id="hero" className="text-display">
        Vind de beste parkeerplek bij elke luchthaven
      </h1>
      <p className="mt-5 max-w-[31rem] text-ink-soft text-lead/[1.55] min-[56.25rem]:max-w-[20rem] xl:max-w-[26rem] 2xl:max-w-[31rem]">
        Vergelijk shuttle, valet en zelf parkeren op prijs, afstand en beveiliging. Reserveren doe
        je bij de aanbieder zelf, voor dezelfde prijs.
      </p>
    </div>
  )
}
