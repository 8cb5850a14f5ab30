import { capitalized } from '#domain/text/text.ts'

/** The origin of a visit, as the browser reports it on the first page. */
export type Origin = {
  /** The referring site: `https://www.google.nl/`. Empty if there is none. */
  referrer?: string
  /** From the query: `utm_source`. */
  campaign?: string
}

/** Before the search engines: Gemini is a host of Google's. */
const assistants: [name: string, host: RegExp][] = [
  ['chatgpt', /^(chatgpt\.com|chat\.openai\.com)$|^com\.openai\.chatgpt$/],
  ['copilot', /^copilot\.(microsoft|cloud\.microsoft)(\.com)?$|^com\.microsoft\.copilot$/],
  ['perplexity', /(^|\.)perplexity\.ai$|^ai\.perplexity\./],
  ['gemini', /^gemini\.google\.com$|^com\.google\.android\.apps\.bard$/],
  ['claude', /(^|\.)claude\.(ai|com)$|^com\.anthropic\.claude$/],
]

const searchEngines: [name: string, host: RegExp][] = [
  ['google', /(^|\.)google(\.[a-z]{2,3}){1,2}$|^com\.google\./],
  ['bing', /(^|\.)bing\.com$/],
  ['duckduckgo', /(^|\.)duckduckgo\.com$/],
  ['ecosia', /(^|\.)ecosia\.org$/],
  ['yahoo', /(^|\.)yahoo(\.[a-z]{2,3}){1,2}$/],
  ['startpage', /(^|\.)startpage\.com$/],
  ['qwant', /(^|\.)qwant\.com$/],
  ['brave', /^search\.brave\.com$/],
]

const networks: [name: string, host: RegExp][] = [
  ['facebook', /(^|\.)(facebook\.com|fb\.com|fb\.me)$/],
  ['instagram', /(^|\.)instagram\.com$/],
  ['x', /(^|\.)(x\.com|twitter\.com|t\.co)$/],
  ['linkedin', /(^|\.)(linkedin\.com|lnkd\.in)$|^com\.linkedin\./],
  ['whatsapp', /(^|\.)(whatsapp\.com|wa\.me)$/],
  ['pinterest', /(^|\.)pinterest(\.[a-z]{2,3}){1,2}$/],
  ['reddit', /(^|\.)reddit\.com$/],
  ['tiktok', /(^|\.)tiktok\.com$/],
  ['youtube', /(^|\.)(youtube\.com|youtu\.be)$/],
]

/**
 * 'direct', 'zoekmachine: google', 'assistent: chatgpt', 'sociaal: facebook', 'verwijzing: example.nl',
 * 'campagne: zomer'.
 */
export function sourceOf({ referrer = '', campaign = '' }: Origin, ownHost: string): string {
  const name = campaignName(campaign)
  // An assistant names itself in the links that it gives: 'chatgpt.com'.
  const assistant = nameOf(assistants, name) ?? nameOf(assistants, hostOf(referrer))
  if (assistant) return `assistent: ${assistant}`
  if (name !== '') return `campagne: ${name}`

  const host = hostOf(referrer)
  if (host === '') return 'direct'
  if (host === withoutWww(ownHost.toLowerCase())) return 'intern'
  const engine = nameOf(searchEngines, host)
  if (engine) return `zoekmachine: ${engine}`
  const network = nameOf(networks, host)
  return network ? `sociaal: ${network}` : `verwijzing: ${host}`
}

/** As a person calls it: 'Google', 'ChatGPT', 'rechtstreeks', 'example.nl', 'campagne zomer'. */
export function sourceName(source: string): string {
  const [kind = '', name] = source.split(': ')
  if (name === undefined) return kind === 'direct' ? 'rechtstreeks' : kind
  if (kind === 'campagne') return `campagne ${name}`
  return kind === 'verwijzing' ? name : (properNames[name] ?? capitalized(name))
}

/** At the start of a sentence: 'Rechtstreeks'. A site is written as its address is. */
export function sourceTitle(source: string): string {
  const name = sourceName(source)
  return source.startsWith('verwijzing: ') ? name : capitalized(name)
}

/** The airport and the source of clicks that were counted together: 'EIN zoekmachine: google'. */
export function originOf(key: string): [airportCode: string, source: string] {
  const at = key.indexOf(' ')
  return at === -1 ? ['', key] : [key.slice(0, at), key.slice(at + 1)]
}

const properNames: Record<string, string> = {
  chatgpt: 'ChatGPT',
  duckduckgo: 'DuckDuckGo',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  tiktok: 'TikTok',
  youtube: 'YouTube',
}

function nameOf(names: [string, RegExp][], host: string): string | undefined {
  return names.find(([, pattern]) => pattern.test(host))?.[0]
}

/** Normalizes a campaign name, which people type in any way. */
function campaignName(campaign: string): string {
  return campaign
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 40)
}

/**
 * The host without its port. Apps report their own name: `android-app://com.google.android.gm/`.
 */
function hostOf(referrer: string): string {
  const url = URL.parse(referrer)
  if (!url || !/^(https?|android-app):$/.test(url.protocol)) return ''
  return withoutWww(url.hostname.toLowerCase()).slice(0, 100)
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '')
}
