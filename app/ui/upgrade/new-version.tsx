import { useSyncExternalStore } from 'react'
import { createPath, type Path } from 'react-router'

declare global {
  interface Window {
    /** Of React Router. */
    __reactRouterManifest?: { version: string }
    __reactRouterDataRouter?: { state: { navigation: { state: string; location?: Path } } }
  }
}

let isAsking = false
let isOld = false
let typedAt = ''
let show = () => {}

if (!import.meta.env.SSR) {
  window.addEventListener('vite:preloadError', leaveIfReplaced)
  window.addEventListener('input', () => {
    typedAt = window.location.pathname
  })
}

/**
 * A page that was opened before an upgrade of the site may want a script that is there no more. It loads
 * itself again, once, or says so to somebody who would lose what they typed. A failing network is neither.
 */
async function leaveIfReplaced(): Promise<void> {
  // Scripts often fail together.
  if (isAsking || isOld) return
  isAsking = true
  const isLeft = await isReplaced()
  isAsking = false
  if (!isLeft) return
  const { state, location } = window.__reactRouterDataRouter?.state.navigation ?? {}
  const next = state === 'loading' ? location : undefined
  if ((!next && hasTyped()) || hasReloaded()) {
    isOld = true
    show()
  } else if (next) window.location.assign(createPath(next))
  else window.location.reload()
}

export function NewVersion() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isOld,
    () => false,
  )

  return (
    isShown && (
      <div
        role="alert"
        className="sticky bottom-0 z-5 flex flex-wrap items-center justify-center gap-3 border-line border-t bg-card p-4 text-ink"
      >
        <p>
          De site is vernieuwd terwijl deze pagina openstond, en werkt hier niet meer helemaal. Wat
          je hebt ingevuld, blijft niet staan als je opnieuw laadt.
        </p>
        {/* Not our own: it would come with every page, for a notice that is seldom seen. */}
        <button
          type="button"
          className="min-h-11 rounded-md bg-action px-4.5 font-semibold text-on-action hover:bg-action-hover"
          onClick={() => window.location.reload()}
        >
          Opnieuw laden
        </button>
      </div>
    )
  )
}

function subscribe(onChange: () => void): () => void {
  show = onChange
  return () => {
    show = () => {}
  }
}

const versionOfPage = () => window.__reactRouterManifest?.version ?? ''

/** React Router's own call for routes tells a page of another version to load itself again. */
async function isReplaced(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const address = `/__manifest?paths=%2F&version=${versionOfPage()}`
    const { headers } = await fetch(address, { cache: 'no-store' })
    return headers.has('x-remix-reload-document')
  } catch {
    return false
  }
}

/** On this page; also before it was hydrated, or filled in again by the browser. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'textarea,input:not([type=checkbox],[type=radio],[type=range],[type=color])',
  )
  return (
    typedAt === window.location.pathname ||
    [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  )
}

/** Whether this tab has left this version before, which it then gets again. Notes that it leaves. */
function hasReloaded(): boolean {
  const key = 'versions-left'
  try {
    const left = sessionStorage.getItem(key) ?? ''
    if (left.includes(versionOfPage())) return true
    sessionStorage.setItem(key, `${left} ${versionOfPage()}`)
    return false
  } catch {
    return true
  }
}
