import { use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { RequestId } from '#app/site/page/request-id.ts'
import { useSettings } from '#app/site/page/settings.ts'
import { useOnline } from '#app/site/page/use-online.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Drawing } from '#app/ui/picture/drawing.tsx'

export function BrokenPage() {
  const { product } = useSettings()
  const { pathname, search } = useLocation()
  const id = use(RequestId)
  const isOnline = useOnline()
  useReloadOnceOnline(isOnline)
  const title = isOnline ? 'Er ging iets mis' : 'Geen verbinding'

  return (
    <section className="py-[clamp(3rem,7vw,7rem)]">
      <title>{`${title} | ${product}`}</title>
      <meta name="robots" content="noindex" />
      <div className="container-page grid items-center gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div>
          <h1 className="text-display">{title}</h1>
          <p className="mt-4 max-w-[30rem] text-ink-soft text-lead">
            {isOnline
              ? 'Excuus, dit ligt aan ons. Probeer het zo nog eens. Lukt het dan nog niet, laat het ons dan weten.'
              : 'Je hebt geen internet op dit moment. Zodra dat er weer is, laden we deze pagina vanzelf.'}
          </p>
          <p className="mt-3 text-ink-muted text-sm has-[code:empty]:hidden">
            {/* Only the server knows the id; the browser must keep the rendered text. */}
            Storingscode: <code suppressHydrationWarning>{id}</code>. Noem die als je ons schrijft.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link reloadDocument to={pathname + search} className={buttonLook({ size: 'lg' })}>
              Opnieuw proberen
            </Link>
            {isOnline && (
              <Link reloadDocument to="/" className={buttonLook({ tone: 'secondary', size: 'lg' })}>
                Naar de startpagina
              </Link>
            )}
          </div>
        </div>
        <Drawing src="/images/fout.svg" className="w-full max-md:order-first" />
      </div>
    </section>
  )
}

/** A page that failed for lack of a network. */
function useReloadOnceOnline(isOnline: boolean): void {
  const wasOffline = useRef(false)

  useEffect(() => {
    if (!isOnline) wasOffline.current = true
    else if (wasOffline.current) window.location.reload()
  }, [isOnline])
}
