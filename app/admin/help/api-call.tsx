import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { type ApiOperation, fieldsOf, limitsOf, typeOf } from '#domain/admin/api-document.ts'
import { counted } from '#domain/text/number.ts'
import { FieldList } from './field-list.tsx'

const tones: Record<string, ComponentProps<typeof Badge>['tone']> = {
  get: 'plain',
  post: 'done',
  put: 'blue',
  delete: 'error',
}
const places = { query: 'in de query', header: 'als header', path: 'in het adres' }
const json = 'application/json'

type ApiCallProps = { path: string; method: string; call: ApiOperation }

/** One API call: what it does, who may call it, its input and its responses. */
export function ApiCall({ path, method, call }: ApiCallProps) {
  const { operationId: id, summary, description, security, requestBody, responses } = call
  const takes = Object.keys(requestBody?.content ?? {}).filter((type) => type !== json)
  const fields = fieldsRead(call)

  return (
    <article id={id} aria-labelledby={`${id}-kop`} className="grid gap-1.5 px-5 py-4">
      <h3 id={`${id}-kop`} className="font-sans font-semibold text-base tracking-normal">
        <a
          href={`#${id}`}
          className="flex flex-wrap items-center gap-x-2.5 gap-y-1 underline-offset-[0.2em] hover:underline"
        >
          <Badge tone={tones[method]}>{method.toUpperCase()}</Badge>
          <span className="wrap-anywhere font-mono text-[0.9375rem]">{path}</span>
        </a>
      </h3>
      <p>{summary}</p>
      <p className="wrap-anywhere text-ink-muted text-sm">
        {security.length > 0 ? `${description} ` : 'Voor iedereen. '}
        {takes.length > 0 && `Je stuurt ${takes.join()}. `}
        Antwoord: {answersOf(responses)}, of een{' '}
        <a href="#weigeringen" className={textLinkLook}>
          weigering
        </a>
        .
      </p>
      {fields.length > 0 && (
        <details className="group/fields">
          <summary className="-mx-2 flex min-h-9 w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm px-2 text-sm hover:bg-hover pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            {counted(fields.length, 'veld', 'velden')}
            <span className="sr-only">
              van {method.toUpperCase()} {path}
            </span>
            <ChevronDown
              size={16}
              className="text-ink-muted transition-transform duration-(--base) group-open/fields:rotate-180"
              aria-hidden
            />
          </summary>
          <div className="mt-1.5">
            <FieldList fields={fields} />
          </div>
        </details>
      )}
    </article>
  )
}

/** Path parameters are already visible in the path. */
function fieldsRead({ parameters, requestBody }: ApiOperation) {
  return [
    ...parameters
      .filter((parameter) => parameter.in !== 'path')
      .map(({ name, required, schema, in: place }) => ({
        name,
        isRequired: required,
        type: typeOf(schema),
        limits: [places[place], ...limitsOf(schema)],
      })),
    ...fieldsOf(requestBody?.content[json]?.schema ?? {}),
  ]
}

function answersOf(responses: ApiOperation['responses']): string {
  return Object.entries(responses)
    .flatMap(([status, answer]) => {
      if (!('description' in answer)) return []
      const [type = json] = Object.keys(answer.content ?? {})
      return `${status} ${answer.description}${type === json ? '' : ` (${type})`}`
    })
    .join(', ')
}
