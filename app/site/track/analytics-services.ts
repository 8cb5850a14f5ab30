import { onConsent, storedConsent } from '#app/site/consent/consent.ts'
import { allowsAnalytics } from '#domain/settings/consent.ts'
import type { Analytics } from '#domain/statistics/analytics.ts'
import type { AnalyticsEvent, Send } from './analytics.ts'

type Chosen = NonNullable<Analytics>

declare global {
  interface Window {
    plausible?: Queue
    _paq?: unknown[][]
    dataLayer?: IArguments[]
  }
}

/** The queue that Plausible's script processes when it loads. */
type Queue = { (name: string, options: object): void; q?: unknown[][] }

const services: Record<Chosen['service'], (chosen: Chosen) => Send> = {
  plausible: startPlausible,
  matomo: startMatomo,
  ga4: startGoogle,
}

/** Loads the service's script. Events before that wait in a queue. */
export function startService(chosen: Chosen): Send {
  return services[chosen.service](chosen)
}

function startPlausible({ host, id }: Chosen): Send {
  // Its other scripts count pages automatically, even after consent is withdrawn.
  addScript(`${host}/js/script.manual.js`, { domain: id })
  const queue: Queue = (...call) => {
    queue.q = [...(queue.q ?? []), call]
  }
  window.plausible ??= queue

  return (event) => {
    if (event.name === 'page_view') {
      const { path, title } = event
      window.plausible?.('pageview', { u: location.origin + path, props: { title } })
    } else {
      window.plausible?.(event.name, { props: propertiesOf(event) })
    }
  }
}

function startMatomo({ host, id }: Chosen): Send {
  addScript(`${host}/matomo.js`)
  window._paq ??= []
  window._paq.push(['setTrackerUrl', `${host}/matomo.php`], ['setSiteId', id])

  return (event) => {
    // Read each time: its script replaces the array with an object of its own.
    const push = (...call: unknown[]) => window._paq?.push(call)
    if (event.name === 'page_view') {
      push('setCustomUrl', location.origin + event.path)
      push('setDocumentTitle', event.title)
      push('trackPageView')
    } else if (event.name === 'affiliate_click') {
      push('trackEvent', event.name, String(event.parkingId), event.parkingName)
    } else {
      push('trackEvent', event.name, event.filter, event.value)
    }
  }
}

function startGoogle({ host, id }: Chosen): Send {
  addScript(`${host}/gtag/js?id=${encodeURIComponent(id)}`)
  window.dataLayer ??= []
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false })
  // It also measures automatically, which must stop when consent is withdrawn.
  onConsent(() => {
    Object.assign(window, { [`ga-disable-${id}`]: !allowsAnalytics(storedConsent()) })
  })

  return (event) => {
    if (event.name === 'page_view') {
      const { path, title } = event
      gtag('event', 'page_view', { page_location: location.origin + path, page_title: title })
    } else {
      gtag('event', event.name, propertiesOf(event))
    }
  }
}

// Google's script ignores anything but an arguments object.
function gtag(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer?.push(arguments)
}

function propertiesOf(event: Exclude<AnalyticsEvent, { name: 'page_view' }>) {
  return event.name === 'affiliate_click'
    ? { parking_id: event.parkingId, parking_name: event.parkingName }
    : { filter_name: event.filter, filter_value: event.value }
}

function addScript(src: string, data: Record<string, string> = {}): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  Object.assign(script.dataset, data)
  document.head.append(script)
}
