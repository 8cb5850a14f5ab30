import { z } from 'zod'
import { isAtLeast, type Role, roleLabels, roles } from '#domain/access/role.ts'
import type {
  ApiDocument,
  ApiOperation,
  ApiParameter,
  JsonSchema,
} from '#domain/admin/api-document.ts'
import type { Problem, Usage } from '#domain/api/problem.ts'
import { capitalized } from '#domain/text/text.ts'
import { answerOf, count, id } from './answer.ts'
import { type Call, call } from './call.ts'
import { namedRow } from './changes.ts'
import { conversionReport } from './earnings/conversion-import.ts'
import { importReport } from './imports.ts'
import { changedParking } from './prices/price-changes.ts'

export type Chapters = { [chapter: string]: readonly Call[] }

/** The schema of every error response. */
export const problemSchema = answerOf<Problem>({
  error: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  id: z.string().optional(),
  current: z.unknown().optional(),
  usedBy: z.array(answerOf<Usage>({ kind: z.string(), id, name: z.string() })).optional(),
  inTheWay: z.array(namedRow).optional(),
  others: count.optional(),
  isTaken: z.boolean().optional(),
  report: z.union([conversionReport, importReport(z.string()), z.array(changedParking)]).optional(),
})

const isObject = (value: unknown) => typeof value === 'object' && value !== null

const documentSchema = answerOf<ApiDocument>({
  openapi: z.string(),
  info: answerOf<ApiDocument['info']>({
    title: z.string(),
    version: z.string(),
    description: z.string(),
  }),
  tags: z.array(answerOf<{ name: string }>({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.custom<ApiOperation>(isObject))),
  components: z.custom<ApiDocument['components']>(isObject),
})

/**
 * The call that answers with the OpenAPI document of the whole API, built at the first request.
 *
 * @param chapters a function, because this call is in them too
 */
export function documentOf(chapters: () => Chapters) {
  let described: ApiDocument | undefined

  return call({
    method: 'GET',
    path: '/api/openapi.json',
    does: 'Geeft de beschrijving van al deze aanroepen.',
    answers: documentSchema,
    handle(call) {
      described ??= writeDocument(chapters())
      return call.json(described)
    },
  })
}

const json = 'application/json'
const statuses = { 200: 'Gelukt', 201: 'Gemaakt', 204: 'Gelukt, zonder inhoud' }
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

function writeDocument(chapters: Chapters): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const [chapter, calls] of Object.entries(chapters)) {
    for (const each of calls) {
      const address = each.path.replace(/:(\w+)/g, '{$1}')
      const operation = describeCall(chapter, each)
      paths[address] = { ...paths[address], [each.method.toLowerCase()]: operation }
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
  chapter: string,
  { method, path, does, role, reads, headers, ...answered }: Call,
): ApiOperation {
  const isRead = method === 'GET'
  const file = reads && 'takes' in reads ? reads : undefined
  const schema = schemaOf(reads instanceof z.ZodType ? reads : z.object({}))
  const body = file
    ? { required: true, content: { [file.takes]: {} } }
    : { required: (schema.required ?? []).length > 0, content: { [json]: { schema } } }
  const content = contentOf(answered)
  const status = answered.status ?? (content ? 200 : 204)
  return {
    operationId: method.toLowerCase() + path.split(/\W+/).slice(2).map(capitalized).join(''),
    tags: [chapter],
    summary: does,
    ...(role && { description: roleText(role) }),
    security: role ? [{ basic: [] }] : [],
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => pathParameter(name)),
      ...(isRead ? parametersOf('query', schema) : []),
      ...(headers ? parametersOf('header', schemaOf(headers)) : []),
    ],
    ...(isRead ? {} : { requestBody: body }),
    responses: {
      [status]: { description: statuses[status], ...(content && { content }) },
      default: { $ref: '#/components/responses/Refusal' },
    },
  }
}

/** The roles that may make a call: 'Voor: redacteur, beheerder.' */
function roleText(lowest: Role): string {
  const allowed = roles.filter((role) => isAtLeast(role, lowest)).map((role) => roleLabels[role])
  return `Voor: ${allowed.join(', ').toLowerCase()}.`
}

/** A file, or JSON: a union of schemas if the answer depends on the query. */
function contentOf({
  gives,
  answers,
  variants = {},
}: Pick<Call, 'gives' | 'answers' | 'variants'>) {
  if (gives !== undefined) return { [gives]: {} }
  if (!answers) return undefined
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
