import fc, { type Arbitrary } from 'fast-check'
import type { ApiOperation, JsonSchema } from '#domain/admin/api-document.ts'

/** A request of a call, as `api.request` takes it. */
export type AnyInput = { path: string; headers: Record<string, string>; body: BodyInit | null }

/** What has broken software before: NUL, half a character, right-to-left, a prototype, an instruction. */
const oddTexts = "| |\0|\ud800|\u202ea|__proto__|'; drop table|%|../etc|javascript:1|=1+1".split(
  '|',
)
const oddValues = [...oddTexts, 'ä'.repeat(5_000), 0, -1, 0.1, 2 ** 53, 1e308, null, true, [], {}]
const odd = fc.oneof(fc.constantFrom<unknown>(...oddValues), fc.jsonValue({ maxDepth: 3 }))

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom(...oddTexts) },
)

const aDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

const formats: Record<string, Arbitrary<string>> = {
  date: aDay.map((moment) => moment.slice(0, 10)),
  'date-time': aDay,
  time: aDay.map((moment) => moment.slice(11, 16)),
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl({ withQueryParameters: true }),
}

/** Values that a schema mostly takes, and now and then anything else. */
export function anyOf(schema: JsonSchema): Arbitrary<unknown> {
  return fc.oneof({ weight: 20, arbitrary: fitting(schema) }, { weight: 1, arbitrary: odd })
}

function fitting(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fitting(each)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const [type] = [schema.type ?? []].flat()
  if (type === 'object') return anObject(schema)
  if (type === 'array') return aList(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'string') return aText(schema)
  return type === 'integer' || type === 'number' ? aNumber(schema, type) : odd
}

function aList({ items = {}, minItems = 0, maxItems = minItems + 4 }: JsonSchema) {
  const maxLength = Math.min(maxItems, minItems + 4)
  return fc.array(anyOf(items), { minLength: minItems, maxLength })
}

function anObject({ properties = {}, required = [], propertyNames }: JsonSchema) {
  const fields = Object.entries(properties).map(([name, of]) => [name, anyOf(of)] as const)
  const known = fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  })
  if (!propertyNames) return known
  return fc.dictionary(fitting(propertyNames).map(String), odd, { maxKeys: 3 })
}

function aNumber({ minimum, exclusiveMinimum, maximum }: JsonSchema, type: 'integer' | 'number') {
  const min = Math.ceil(minimum ?? exclusiveMinimum ?? 0)
  const max = Math.max(min, Math.floor(maximum ?? min + 100))
  const whole = fc.oneof(fc.integer({ min, max: Math.min(max, min + 20) }), fc.constant(max))
  return type === 'integer' ? whole : fc.oneof(whole, fc.double({ min, max, noNaN: true }))
}

function aText({ format, pattern, minLength = 0, maxLength }: JsonSchema): Arbitrary<string> {
  const ofFormat = formats[format ?? '']
  if (ofFormat) return ofFormat
  if (pattern !== undefined) return matching(pattern) ?? text
  return text.map((some) => some.padEnd(minLength, 'x').slice(0, maxLength))
}

/** fast-check can't make texts of a pattern that looks ahead or behind. */
function matching(pattern: string): Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {
    return undefined
  }
}

const line = fc.array(text, { maxLength: 8 }).map((cells) => cells.join(';'))
const csv = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\r\n'))
const file = fc.oneof(fc.uint8Array({ maxLength: 200 }), csv)

/** Requests of a call, made from its description: mostly well formed, of rows that mostly exist. */
export function anyInput(address: string, { parameters, requestBody }: ApiOperation) {
  const [type = '', content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const asked = parameters.map(
    ({ in: place, name, required, schema }) =>
      [`${place} ${name}`, required ? anyOf(schema) : fc.option(anyOf(schema))] as const,
  )
  const body: Arbitrary<BodyInit | null> = !requestBody
    ? fc.constant(null)
    : content?.schema
      ? anyOf(content.schema).map((value) => JSON.stringify(value))
      : file.map((content) => (typeof content === 'string' ? content : new Uint8Array(content)))

  return fc.tuple(fc.record(Object.fromEntries(asked)), body).map(([values, body]): AnyInput => {
    const query = new URLSearchParams()
    const headers: Record<string, string> = { 'content-type': type || 'application/json' }
    let path = address
    for (const [key, value] of Object.entries(values)) {
      const [place, name = ''] = key.split(' ')
      if (value === null && place !== 'path') continue
      const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
      // The app refuses NUL in an address before the API sees it.
      const sent = written.toWellFormed().replaceAll('\0', '')
      if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(sent) || 'x')
      else if (place === 'query') query.set(name, sent)
      // Other characters in a header never reach the server.
      else headers[name] = sent.replace(/[^\x21-\x7e]/g, '')
    }
    return { path: query.size > 0 ? `${path}?${query}` : path, headers, body }
  })
}
