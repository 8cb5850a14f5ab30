import { type Filling, isLeftOut, placePattern, placeValue } from './booking-page.ts'
import type { Outbound, OutboundLink } from './outbound-link.ts'
import { partsOf, replacePairs } from './query-pairs.ts'

/** A piece of an address, and where it comes from. */
export type LinkPart = { text: string; of: 'page' | 'stay' | 'parking' | 'network' | 'reference' }

/** The address of a link in pieces, which make up the whole. */
export function linkParts(
  link: OutboundLink,
  outbound: Partial<Outbound>,
  filling: Filling | undefined,
  reference: string,
): LinkPart[] {
  const parts = piecesOf(link, outbound, filling, reference).filter(({ text }) => text !== '')
  // What can't be told is shown in one colour, rather than another address than the link has.
  const isWhole = parts.map(({ text }) => text).join('') === link.address
  return isWhole ? parts : [{ text: link.address, of: 'page' }]
}

function piecesOf(
  { address, carriesStay, isReferenced }: OutboundLink,
  { way, bookingPage, wrapper = '', parameter = '' }: Partial<Outbound>,
  filling: Filling | undefined,
  reference: string,
): LinkPart[] {
  const pair = `${encodeURIComponent(parameter)}={ref}`
  /** Where the reference is added, it stands as a place of its own. */
  const added = (template: string) => (isReferenced ? replacePairs(template, [pair]) : template)

  if (!carriesStay || !filling || !bookingPage) {
    const mark = pair.replace('{ref}', reference)
    const at = isReferenced ? address.lastIndexOf(mark) + mark.length - reference.length : -1
    if (at < 0) return [{ text: address, of: 'page' }]
    return [
      { text: address.slice(0, at), of: 'page' },
      { text: reference, of: 'reference' },
      { text: address.slice(at + reference.length), of: 'page' },
    ]
  }
  if (way !== 'network') return pageParts(added(bookingPage), filling, reference)

  const page = pageParts(bookingPage, filling, reference)
  const around = wrapper.includes('{ref}') ? wrapper : added(wrapper)
  return around.split(/(\{target\}|\{ref\})/).flatMap((text): LinkPart[] => {
    if (text === '{ref}') return [{ text: isReferenced ? reference : '', of: 'reference' }]
    if (text !== '{target}') return [{ text, of: 'network' }]
    return page.map((part) => ({ ...part, text: encodeURIComponent(part.text) }))
  })
}

/** `filledPage` of booking-page.ts in pieces. That one is one text: a list fills 1,500 of them. */
function pageParts(template: string, filling: Filling, reference: string): LinkPart[] {
  const { path, pairs, fragment } = partsOf(template)
  const asked = pairs.filter((pair) => pair.endsWith('={ref}') || !isLeftOut(pair, filling))
  return filled(
    `${path}${asked.length > 0 ? '?' : ''}${asked.join('&')}${fragment}`,
    filling,
    reference,
  )
}

const ofParking = ['luchthaven', 'parking']

function filled(template: string, filling: Filling, reference: string): LinkPart[] {
  const parts: LinkPart[] = []
  let last = 0
  for (const { 0: place, 1: name = '', 2: form, index } of template.matchAll(placePattern)) {
    parts.push({ text: template.slice(last, index), of: 'page' })
    const value = name === 'ref' ? reference : (placeValue(name, form, filling) ?? '')
    parts.push({ text: encodeURIComponent(value), of: originOf(name) })
    last = index + place.length
  }
  parts.push({ text: template.slice(last), of: 'page' })
  return parts
}

function originOf(name: string): LinkPart['of'] {
  if (name === 'ref') return 'reference'
  return ofParking.includes(name) ? 'parking' : 'stay'
}
