import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { placePattern } from './booking-page.ts'
import type { Outbound } from './outbound-link.ts'
import { partsOf, replacePairs } from './query-pairs.ts'

/** A stay as the provider can read it from an address. What does not go along is not there. */
export type ReadStay = {
  from?: string
  to?: string
  fromTime?: string
  toTime?: string
  persons?: number
}

type Read = Record<string, string>

/** Reads the stay back from an address that was made from this booking page; undefined if it is another page. */
export function readBack(template: string, address: string): ReadStay | undefined {
  const [asked, given] = [partsOf(template), partsOf(address)]
  const found: Read = {}
  if (!readPart(asked.path, given.path, found)) return undefined
  if (!readPart(asked.fragment, given.fragment, found)) return undefined
  for (const part of asked.pairs) given.pairs.some((pair) => readPart(part, pair, found))

  const day = (name: string) =>
    joined(
      ['yyyy', 'MM', 'dd'].map((part) => found[`${name} ${part}`]),
      '-',
    )
  const time = (name: string) =>
    joined(
      ['HH', 'mm'].map((part) => found[`${name} ${part}`]),
      ':',
    )
  const read = {
    from: day('van'),
    to: day('tot'),
    fromTime: time('vanTijd'),
    toTime: time('totTijd'),
    persons: found.personen === undefined ? undefined : Number(found.personen),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

const joined = (parts: (string | undefined)[], sign: string) =>
  parts.includes(undefined) ? undefined : parts.join(sign)

/** The address that a wrapper leads to. */
export function readTarget(wrapper: string, address: string): string | undefined {
  const pattern = wrapper
    .split(/(\{target\}|\{ref\})/)
    .map((part) => ({ '{target}': '([^&#/?]*)', '{ref}': '[^&#/?]*' })[part] ?? escaped(part))
  const [, target] = new RegExp(`^${pattern.join('')}`).exec(address) ?? []
  return target === undefined ? undefined : decodeURIComponent(target)
}

/** The stay as the provider reads it from a link, also inside a wrapper; undefined where that can't be read. */
export function readLink(
  address: string,
  { way, bookingPage = '', wrapper = '', parameter }: Outbound,
): ReadStay | undefined {
  if (way !== 'network') return readBack(bookingPage, address)
  // The reference may have replaced a value in the wrapper, elsewhere than where it stood.
  const pair = parameter ? [`${encodeURIComponent(parameter)}=`] : []
  const [asked, given] = [wrapper, address].map((text) => replacePairs(text, pair))
  const target = readTarget(asked ?? '', given ?? '')
  return target === undefined ? undefined : readBack(bookingPage, target)
}

/** Whether the provider reads the stay that was asked, as far as its page can tell one. */
export function readsSame(template: string, asked: TimedStay, read: ReadStay = {}): boolean {
  const wants = (name: string, parts: string[]) => {
    const given = [...template.matchAll(placePattern)].flatMap(([, place = '', form]) =>
      place === name ? (form ?? forms[name] ?? '') : [],
    )
    return parts.every((part) => given.some((form) => form.includes(part)))
  }
  const time = (name: string, value: string | null) =>
    wants(name, ['HH', 'mm']) ? (value ?? undefined) : undefined
  return (
    read.from === asked.from &&
    read.to === asked.to &&
    read.fromTime === time('vanTijd', asked.fromTime) &&
    read.toTime === time('totTijd', asked.toTime) &&
    read.persons === (template.includes('{personen}') ? asked.persons : undefined)
  )
}

/** Whether a part of an address was made from this part of a booking page. What it says is added. */
function readPart(template: string, part: string, found: Read): boolean {
  const names: string[] = []
  const group = (name: string, digits: string) => {
    names.push(name)
    return `(${digits})`
  }
  let [pattern, last] = ['', 0]
  for (const match of template.matchAll(placePattern)) {
    const [place, name = '', form] = match
    pattern += escaped(template.slice(last, match.index))
    last = match.index + place.length
    pattern += patternOf(name, form, group)
  }
  const values = new RegExp(`^${pattern}${escaped(template.slice(last))}$`).exec(part)
  values?.slice(1).forEach((value, at) => {
    found[names[at] ?? ''] = value
  })
  return values !== null
}

const forms: Record<string, string> = {
  van: 'yyyy-MM-dd',
  tot: 'yyyy-MM-dd',
  vanTijd: 'HH:mm',
  totTijd: 'HH:mm',
}

function patternOf(
  name: string,
  given: string | undefined,
  group: (name: string, digits: string) => string,
): string {
  if (name === 'personen') return group(name, '\\d')
  const form = given ?? forms[name]
  if (form === undefined) return '[^&#/?]*'
  return form
    .split(/(yyyy|MM|dd|HH|mm)/)
    .map((part, at) =>
      at % 2 === 1
        ? group(`${name} ${part}`, part === 'yyyy' ? '\\d{4}' : '\\d{2}')
        : escaped(encodeURIComponent(part)),
    )
    .join('')
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
