import { formatNumber } from '#domain/text/number.ts'

/** The part of JSON Schema that our API description uses. */
export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  format?: string
  pattern?: string
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  propertyNames?: JsonSchema
  anyOf?: JsonSchema[]
}

type Content = Record<string, { schema?: JsonSchema }>

export type ApiParameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}

export type ApiOperation = {
  operationId: string
  tags: string[]
  summary: string
  /** The roles that may make the call. */
  description?: string
  security: { basic: [] }[]
  parameters: ApiParameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content } | { $ref: string }>
}

/** The response of `/api/openapi.json`. */
export type ApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  components: {
    securitySchemes: { basic: { type: 'http'; scheme: 'basic' } }
    responses: { Refusal: { description: string; content: Content } }
  }
}

export type ApiField = { name: string; isRequired: boolean; type: string; limits: string[] }

/** The fields of an object, with nested ones by their path: `features.covered`. */
export function fieldsOf(schema: JsonSchema, within = ''): ApiField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = within + key
    const isRequired = schema.required?.includes(key) ?? false
    return [
      { name, isRequired, type: typeOf(field), limits: limitsOf(field) },
      ...fieldsOf(field, `${name}.`),
      ...fieldsOf(field.items ?? {}, `${name}[].`),
    ]
  })
}

const typeNames: Record<string, string> = {
  string: 'tekst',
  integer: 'geheel getal',
  number: 'getal',
  boolean: 'true of false',
  array: 'lijst',
}

export function typeOf(schema: JsonSchema): string {
  const types = [schema, ...(schema.anyOf ?? [])].flatMap(({ type = [] }) => type)
  if (types.length === 0) return 'elke waarde'
  const names = types.map((type) => typeNames[type] ?? type).join(' of ')
  return schema.items?.type === 'string' ? `${names} van teksten` : names
}

export function limitsOf({ anyOf, ...own }: JsonSchema): string[] {
  // In a union such as 'text or null', the first schema has the real type.
  const schema = { ...anyOf?.[0], ...own }
  const { enum: values, format, pattern, exclusiveMinimum: above, propertyNames, items } = schema
  const pick = values ?? propertyNames?.enum
  return [
    ...(pick ? [pick.map((value) => value || '""').join(', ')] : []),
    ...(format ? [format] : []),
    ...(pattern && !format ? [`patroon ${pattern}`] : []),
    ...range(schema.minLength, schema.maxLength, ['teken', 'tekens']),
    ...(above === undefined ? [] : [`meer dan ${above}`]),
    ...range(schema.minimum, schema.maximum),
    ...range(schema.minItems, schema.maxItems, ['stuk', 'stuks']),
    ...(items ? limitsOf(items).map((limit) => `elk ${limit}`) : []),
  ]
}

function range(least?: number, most?: number, [one, many]: [string?, string?] = []): string[] {
  const said = (count: number) => [formatNumber(count), count === 1 ? one : many].join(' ').trim()
  if (most === undefined) return least === undefined ? [] : [`minimaal ${said(least)}`]
  return [
    least === undefined ? `maximaal ${said(most)}` : `${formatNumber(least)} tot ${said(most)}`,
  ]
}
