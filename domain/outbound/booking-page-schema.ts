import { z } from 'zod'
import { webAddress } from '#domain/form/web-address.ts'
import { keysOf } from '#domain/text/keys.ts'
import { placePattern } from './booking-page.ts'
import { isPublicHost } from './public-host.ts'

// Apart from booking-page.ts, so that public pages don't load Zod.

/** The places of a booking page, with what each becomes. */
export const places = {
  van: 'dag van brengen',
  tot: 'dag van ophalen',
  vanTijd: 'tijd van brengen',
  totTijd: 'tijd van ophalen',
  personen: 'reizigers',
  luchthaven: 'code van de luchthaven',
  parking: 'code van de parking bij de aanbieder',
} as const

type Place = keyof typeof places

export const placeList = keysOf(places)
  .map((name) => `{${name}}`)
  .join(' ')

const isPlace = (name: string): name is Place => Object.hasOwn(places, name)

const dateParts = ['dd', 'MM', 'yyyy']
const timeParts = ['HH', 'mm']

/** What the form of a place may be made of; none for a place without a form. */
function partsOfForm(name: Place): string[] {
  if (name === 'van' || name === 'tot') return dateParts
  return name === 'vanTijd' || name === 'totTijd' ? timeParts : []
}

/** The address of a page of a provider, with places for the stay. */
export const bookingPageAddress = z
  .string('Vul een adres in')
  .trim()
  .max(2_000, 'Maximaal 2.000 karakters')
  .transform((template, context) => {
    const problem = problemOf(template)
    if (problem) {
      context.addIssue({ code: 'custom', message: problem })
      return z.NEVER
    }
    // A phone keyboard capitalises the first letter.
    return template.replace(/^https?/i, (start) => start.toLowerCase())
  })

/** The same, or null for a field that is left empty. */
export const optionalBookingPage = z
  .string('Vul een adres in')
  .nullable()
  .transform((given) => given?.trim() || null)
  .pipe(bookingPageAddress.nullable())

/** What the provider calls a parking. A dot or two would leave the path that it stands in. */
export const isParkingCode = (code: string) => !/^\.{1,2}$/.test(code)

function problemOf(template: string): string | undefined {
  if (!/^https?:\/\//i.test(template)) {
    return `Dit is geen adres van een website. Begin met https:// of http://. ${usable}`
  }
  const wrong = [...template.matchAll(placePattern)]
    .map(([place, name = '', form]) => problemOfPlace(place, name, form))
    .find(Boolean)
  if (wrong) return wrong
  const rest = template.replace(placePattern, '0')
  const [brace] = rest.match(/\{[^{}]*\}?|\}/) ?? []
  if (brace !== undefined) return unknownPlace(brace)

  const [host = ''] = template.slice(template.indexOf('//') + 2).split(/[/?#]/, 1)
  if (host.includes('{')) return 'In de naam van de site kan geen plaats staan'
  const url = webAddress.safeParse(rest)
  if (!url.success) return url.error.issues[0]?.message
  if (!isPublicHost(new URL(rest))) return 'Dit adres is niet van een openbare website'
  return datesOf(template)
}

const usable = `Je kunt gebruiken: ${placeList}`

const unknownPlace = (place: string) => `Onbekende plaats ${place.slice(0, 40)}. ${usable}`

function problemOfPlace(place: string, name: string, form: string | undefined) {
  if (!isPlace(name)) return unknownPlace(place)
  if (form === undefined) return
  const parts = partsOfForm(name)
  const used = form.match(/[a-z]+/gi) ?? []
  const letters = used.flatMap((run) => run.match(/yyyy|MM|dd|HH|mm|./g) ?? [])
  const isRight =
    letters.length > 0 &&
    new Set(letters).size === letters.length &&
    letters.every((part) => parts.includes(part)) &&
    // A digit could not be told from those of the date.
    /^[a-z ./_,:;-]*$/i.test(form)
  if (isRight) return
  if (parts.length === 0) return `${place} heeft geen vorm: schrijf {${name}}`
  const [most, last] = [parts.slice(0, -1).join(', '), parts.at(-1)]
  const what = parts === dateParts ? 'Een datum' : 'Een tijd'
  return `Onbekende vorm in ${place.slice(0, 40)}. ${what} bestaat uit ${most} en ${last}, elk één keer`
}

/** Of both days the day, month and year must go along. */
function datesOf(template: string): string | undefined {
  const given = [...template.matchAll(placePattern)]
  const isWhole = ['van', 'tot'].every((day) => {
    const forms = given.flatMap(([, name, form = 'yyyy-MM-dd']) => (name === day ? form : []))
    return dateParts.every((part) => forms.some((form) => form.includes(part)))
  })
  if (isWhole) return
  return `Noem van {van} en van {tot} samen de dag, de maand en het jaar. ${usable}`
}
