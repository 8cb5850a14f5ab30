import type { Context } from 'hono'
import { z } from 'zod'
import { isAtLeast, type Role, roleLabels, roles } from '#domain/access/role.ts'
import type {
  ApiDocument,
  ApiOperation,
  ApiParameter,
  JsonSchema,
} from '#domain/admin/api-document.ts'
import { capitalized } from '#domain/text/text.ts'
import { lowestRole } from './call-roles.ts'
import { problemSchema } from './calls/problem.ts'
import { chapters } from './descriptions.ts'

type Described = {
  does: string
  status: 200 | 201 | 204
  reads?: z.core.$ZodType | { takes: string }
  headers?: z.core.$ZodType
  gives?: string
  answers?: z.core.$ZodType
  variants?: Record<string, z.core.$ZodType>
}

let cachedDocument: ApiDocument | undefined

/** The OpenAPI document of the whole API. Built at the first request. */
export function read(call: Context): Response {
  cachedDocument ??= writeDocument()
  return call.json(cachedDocument)
}

const json = 'application/json'
const answers = { 200: 'Gelukt', 201: 'Gemaakt', 204: 'Gelukt, zonder inhoud' }
const inPath: Record<string, JsonSchema> = {
  id: { type: 'integer', minimum: 1 },
  change: { type: 'string', format: 'uuid' },
}

const about = [
  'Wat onder /api/admin/ staat, is voor wie kan inloggen: stuur je gebruikersnaam en wachtwoord mee als Basic authorization. Log je in twee stappen in, dan gaat de code mee in de header x-login-code. Met een sleutel van POST /api/admin/sessions in plaats van je wachtwoord hoeft dat maar één keer. Bij elke aanroep staat welke rollen hem mogen doen.',
  'Een aanroep onder /api/admin/ die iets wijzigt, stuurt altijd content-type: application/json mee, ook zonder inhoud. Alleen een bestand gaat als application/octet-stream.',
  'Van een tekst tellen spaties aan het begin en het einde niet mee. Een getal mag ook als tekst, met een komma, waar dat erbij staat.',
  'Noem je de version die je zag, dan wordt een wijziging geweigerd als iemand anders je voor was.',
]

const refusals = {
  400: 'Wat je stuurde, is geen geldige JSON of kwam niet helemaal aan.',
  401: 'Je bent niet ingelogd, of je gebruikersnaam, wachtwoord of code klopt niet.',
  403: 'Je rol mag dit niet, of het kan alleen vanaf de eigen website of met je wachtwoord.',
  404: 'Dit bestaat niet, of niet meer.',
  405: 'Dit kan niet op deze manier. De header allow zegt hoe wel.',
  408: 'Wat je stuurde, kwam te langzaam aan.',
  409: 'Dit is intussen gewijzigd (current is hoe het nu is), bestaat al, of is nog in gebruik (usedBy zegt waar).',
  410: 'Deze link is gebruikt, verlopen of ingetrokken.',
  413: 'Dit is te veel om te versturen.',
  415: 'Dit is geen JSON, of geen bestand dat we kunnen gebruiken.',
  422: 'Dit is niet goed ingevuld. In fields staat per veld waarom.',
  429: 'Dit was te vaak. De header retry-after zegt hoeveel seconden je wacht.',
  500: 'Er ging iets mis bij ons. Het id staat ook in het logboek van de server.',
  503: 'We zijn zo terug. De header retry-after zegt hoeveel seconden je wacht.',
}

function writeDocument(): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const [tag, calls] of Object.entries(chapters)) {
    for (const [call, description] of Object.entries(calls)) {
      const [method = '', path = ''] = call.split(' ')
      const address = path.replace(/:(\w+)/g, '{$1}')
      const operation = describeCall(tag, method, path, description)
      paths[address] = { ...paths[address], [method.toLowerCase()]: operation }
    }
  }
  const said = Object.entries(refusals).map(([status, why]) => `${status}: ${why}`)
  const Refusal = {
    description: said.join('\n\n'),
    content: { [json]: { schema: schemaOf(problemSchema) } },
  }
  return {
    openapi: '3.1.0',
    info: { title: 'De API van deze site', version: '1', description: about.join('\n\n') },
    tags: Object.keys(chapters).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { basic: { type: 'http', scheme: 'basic' } },
      responses: { Refusal },
    },
  }
}

function describeCall(
  tag: string,
  method: string,
  path: string,
  { does: summary, status, reads, headers, ...described }: Described,
): ApiOperation {
  const isRead = method === 'GET'
  const isForAdmins = path.startsWith('/api/admin/')
  const file = reads && 'takes' in reads ? reads : undefined
  const schema = schemaOf(reads instanceof z.ZodType ? reads : z.object({}))
  const body = file
    ? { required: true, content: { [file.takes]: {} } }
    : { required: (schema.required ?? []).length > 0, content: { [json]: { schema } } }
  return {
    operationId: method.toLowerCase() + path.split(/\W+/).slice(2).map(capitalized).join(''),
    tags: [tag],
    summary,
    ...(isForAdmins ? { description: roleText(lowestRole(`${method} ${path}`)) } : {}),
    security: isForAdmins ? [{ basic: [] }] : [],
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => pathParameter(name)),
      ...(isRead ? parametersOf('query', schema) : []),
      ...(headers ? parametersOf('header', schemaOf(headers)) : []),
    ],
    ...(isRead ? {} : { requestBody: body }),
    responses: {
      [status]: {
        description: answers[status],
        ...(status === 204 ? {} : { content: contentOf(described) }),
      },
      default: { $ref: '#/components/responses/Refusal' },
    },
  }
}

/** The roles that may make a call: 'Voor: redacteur, beheerder.' */
function roleText(lowest: Role): string {
  const allowed = roles.filter((role) => isAtLeast(role, lowest)).map((role) => roleLabels[role])
  return `Voor: ${allowed.join(', ').toLowerCase()}.`
}

/** A file, or JSON. A union of schemas if the response depends on the query. */
function contentOf({ gives, answers, variants = {} }: Partial<Described>) {
  if (gives !== undefined || !answers) return { [gives ?? json]: {} }
  const schemas = [answers, ...Object.values(variants)]
  return { [json]: { schema: schemaOf(schemas.length > 1 ? z.union(schemas) : answers) } }
}

function pathParameter(name: string): ApiParameter {
  return { name, in: 'path', required: true, schema: inPath[name] ?? { type: 'string' } }
}

function parametersOf(place: 'query' | 'header', { properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    // A parameter with a default is optional; an invalid value gets the default as well.
    required: required.includes(name) && schema.default === undefined,
    schema,
  }))
}

/** The input side of a schema: before text is trimmed and numbers are parsed. */
function schemaOf(schema: z.core.$ZodType): JsonSchema {
  const { $schema, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: keepLimits,
  })
  // JsonSchema omits rare forms, which none of our schemas use.
  return described as JsonSchema
}

type Overridden = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0]

/**
 * Copies the limits of the output side of a pipe to its input side: a maximum length that is
 * checked after trimming also applies to the text that is sent.
 */
function keepLimits({ zodSchema, jsonSchema }: Overridden): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  const { def } = zodSchema._zod
  if (def.type !== 'pipe') return
  const written = schemaOf(def.out)
  const checked = written.anyOf?.[0] ?? written
  for (const given of jsonSchema.anyOf ?? [jsonSchema]) {
    const isWhole = given.type === 'number' && checked.type === 'integer'
    if (given.type === checked.type || isWhole) Object.assign(given, checked)
  }
}
