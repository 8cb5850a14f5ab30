import { type Filling, isLeftOut, placePattern, placeValue } from './booking-page.ts'
import type { Outbound, OutboundLink } from './outbound-link.ts'
import { partsOf } from './query-pairs.ts'

/** A piece of an address, and where it comes from. */
export type LinkPart = { text: string; of: 'page' | 'stay' | 'parking' | 'network' | 'reference' }

/** The address of a link in pieces, which make up the whole. */
export function linkParts(
  link: OutboundLink,
  { way, bookingPage, wrapper = '' }: Partial<Outbound>,
  filling: Filling | undefined,
  reference: string,
): LinkPart[] {
  if (!link.carriesStay || !filling || !bookingPage) return withReference([], link, reference)
  const page = pageParts(bookingPage, filling)
  if (way !== 'network') return withReference(page, link, reference)
  const parts = wrapper.split(/(\{target\}|\{ref\})/).flatMap((text): LinkPart[] => {
    if (text === '{ref}') return [{ text: reference, of: 'reference' }]
    if (text !== '{target}') return [{ text, of: 'network' }]
    return page.map((part) => ({ ...part, text: encodeURIComponent(part.text) }))
  })
  return withReference(
    parts.filter(({ text }) => text !== ''),
    link,
    reference,
  )
}

/** Those of a page, with the reference that was added to it. */
function withReference(
  parts: LinkPart[],
  { address }: OutboundLink,
  reference: string,
): LinkPart[] {
  const text = parts.map((part) => part.text).join('')
  if (text === address) return parts
  const known = address.startsWith(text) ? parts : []
  const rest = address.slice(known.length > 0 ? text.length : 0)
  const at = rest.lastIndexOf(reference)
  const pieces: LinkPart[] =
    at < 0
      ? [{ text: rest, of: 'page' }]
      : [
          { text: rest.slice(0, at), of: 'page' },
          { text: reference, of: 'reference' },
          { text: rest.slice(at + reference.length), of: 'page' },
        ]
  return [...known, ...pieces].filter((part) => part.text !== '')
}

function pageParts(template: string, filling: Filling): LinkPart[] {
  const { path, pairs, fragment } = partsOf(template)
  const asked = pairs.filter((pair) => !isLeftOut(pair, filling))
  return filled(`${path}${asked.length > 0 ? '?' : ''}${asked.join('&')}${fragment}`, filling)
}

const ofParking = ['luchthaven', 'parking']

function filled(template: string, filling: Filling): LinkPart[] {
  const parts: LinkPart[] = []
  let last = 0
  for (const { 0: place, 1: name = '', 2: form, index } of template.matchAll(placePattern)) {
    const value = encodeURIComponent(placeValue(name, form, filling) ?? '')
    parts.push({ text: template.slice(last, index), of: 'page' })
    parts.push({ text: value, of: ofParking.includes(name) ? 'parking' : 'stay' })
    last = index + place.length
  }
  parts.push({ text: template.slice(last), of: 'page' })
  return parts.filter(({ text }) => text !== '')
}
