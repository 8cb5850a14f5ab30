import { z } from 'zod'
import { line, optionalLine, optionalText } from '#domain/form/form.ts'
import { isForm } from '#domain/form/is-form.ts'
import { rowId } from '#domain/form/row-id.ts'
import { webAddress } from '#domain/form/web-address.ts'
import { isWithin } from '#domain/outbound/outbound-link.ts'
import { isPublicHost } from '#domain/outbound/public-host.ts'
import { keysOf } from '#domain/text/keys.ts'
import { networks } from './network.ts'
import { unfilled } from './network-technique.ts'
import { certainties, programmeStatuses, rateUnits, voucherTerms } from './programme.ts'

// Apart from the types, so that no page loads Zod for them.

export const maxRates = 50
const maxHosts = 20

const day = z.iso.date('Vul een datum in')

const noHost = 'Vul de naam van een website in, zoals awin1.com'

/** A host of the public internet, also given as an address. */
const host = z
  .string(noHost)
  .max(500, noHost)
  .transform((given, context) => {
    const name = hostName(given.trim())
    if (name !== null) return name
    // Of several in one field only the text tells which one is wrong.
    context.addIssue({
      code: 'custom',
      message: `${given} is geen naam van een website, zoals awin1.com`,
    })
    return z.NEVER
  })

function hostName(given: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(given) ? given : `https://${given}`)
  if (!url || !isPublicHost(url) || url.port) return null
  return url.hostname.replace(/^www\./, '').replace(/\.$/, '')
}

const wrapper = optionalLine(2_000).superRefine((given, context) => {
  const message = given === null ? undefined : wrapperProblem(given)
  if (message) context.addIssue({ code: 'custom', message })
})

/** What is wrong with a link of a network that takes the target along; undefined if nothing is. */
export function wrapperProblem(wrapper: string): string | undefined {
  const other = [...wrapper.matchAll(/\{([^{}]*)\}/g)].find(
    ([, name]) => name !== 'target' && name !== 'ref',
  )
  if (other) return `${other[0]} is geen plaats. Er zijn er twee: {target} en {ref}`
  const filled = wrapper.replaceAll('{target}', 'target').replaceAll('{ref}', 'ref')
  if (/[{}]/.test(filled)) return 'Een accolade hoort bij {target} of {ref}'
  if (!wrapper.includes('{target}')) return 'Zet {target} waar de boekingspagina komt'
  if (!/^https?:\/\//i.test(filled)) return 'Begin met https:// of http://'
  const url = URL.parse(filled)
  if (!url || !webAddress.safeParse(filled).success) return 'Voer een geldige URL in'
  if (!isPublicHost(url)) return 'Dit is geen adres van een openbare website'
  // The host is before the first place.
  if (!/^https?:\/\/[^/?#{}]+[/?#]/.test(wrapper)) return 'De website zelf is geen plaats'
  const [word] = unfilled.exec(wrapper) ?? []
  return word && `Vervang ${word} door het nummer bij het netwerk, of maak dit veld leeg`
}

const rate = z
  .object({
    startsOn: day,
    unit: z.enum(keysOf(rateUnits), 'Kies een percentage of een bedrag'),
    /** Hundredths of a percent, or cents. */
    rate: z
      .int('Vul een getal in')
      .min(0, 'Minder dan niets kan niet')
      .max(1_000_000, 'Dat is te veel'),
  })
  .refine(({ unit, rate }) => unit !== 'percent' || rate <= 10_000, {
    path: ['rate'],
    error: 'Hoogstens 100%',
  })

const rates = z
  .array(rate)
  .max(maxRates, `Maximaal ${maxRates} vergoedingen`)
  .check(({ value, issues }) => {
    value.forEach(({ startsOn }, at) => {
      if (value.findIndex((other) => other.startsOn === startsOn) === at) return
      const message = 'Op deze dag begint al een vergoeding'
      issues.push({ code: 'custom', input: value, path: [at, 'startsOn'], message })
    })
  })

const parameterMessage = 'Alleen letters, cijfers, en . _ -'

/** The form of a programme, and the body of its calls. */
export const programmeSchema = z
  .object({
    name: line(2, 'Geef het programma een naam', 120),
    network: z.enum(keysOf(networks), 'Kies een netwerk'),
    providerId: rowId('Kies een aanbieder').nullable(),
    status: z.enum(keysOf(programmeStatuses), 'Kies een status'),
    statusSince: day,
    networkNumber: optionalLine(40).refine((given) => given === null || /^[\w-]+$/.test(given), {
      error: 'Alleen letters en cijfers',
    }),
    cookieDays: z
      .int('Vul een aantal dagen in')
      .min(0, 'Vul 0 tot 365 in')
      .max(365, 'Vul 0 tot 365 in'),
    certainAfter: z.enum(keysOf(certainties), 'Kies wanneer een boeking zeker is'),
    certainDays: z
      .int('Vul een aantal dagen in')
      .min(0, 'Vul 0 tot 365 in')
      .max(365, 'Vul 0 tot 365 in')
      .nullable(),
    parameter: optionalLine(40).refine((given) => given === null || /^[\w.-]+$/.test(given), {
      error: parameterMessage,
    }),
    longest: z
      .int('Vul een aantal tekens in')
      .min(12, 'Onze verwijzing heeft er minstens 12')
      .max(1_000, 'Hoogstens 1000')
      .nullable(),
    wrapper,
    hosts: z.array(host).max(maxHosts, `Maximaal ${maxHosts} hosts`),
    brandTerms: optionalText(2_000),
    vouchers: z.enum(keysOf(voucherTerms)).nullable(),
    contact: optionalText(500),
    note: optionalText(5_000),
    rates,
    version: z.int().positive().optional(),
  })
  .refine(({ certainAfter, certainDays }) => certainAfter !== 'days' || certainDays !== null, {
    path: ['certainDays'],
    error: 'Na hoeveel dagen?',
    when: isForm,
  })
  .refine(({ wrapper, hosts }) => isOfHosts(wrapper, hosts), {
    path: ['wrapper'],
    error: 'De host van deze link staat niet bij de toegestane hosts',
  })
  .transform((programme) => ({
    ...programme,
    hosts: [...new Set(programme.hosts)],
    certainDays: programme.certainAfter === 'days' ? programme.certainDays : null,
    // That of a provider itself needs no network in between.
    wrapper: programme.network === 'direct' ? null : programme.wrapper,
  }))

export type ProgrammeInput = z.infer<typeof programmeSchema>

function isOfHosts(wrapper: string | null, hosts: string[]): boolean {
  if (wrapper === null || hosts.length === 0) return true
  // One that is wrong by itself has a message of its own.
  return wrapperProblem(wrapper) !== undefined || isWithin(wrapper, hosts)
}
