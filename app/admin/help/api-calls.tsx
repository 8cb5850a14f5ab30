import { useMemo } from 'react'
import { useApiDocument } from '#app/admin/api/use-api-document.ts'
import { ListLoading } from '#app/admin/list/list-states.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { type ApiDocument, fieldsOf } from '#domain/admin/api-document.ts'
import { slugify } from '#domain/text/slug.ts'
import { ApiCall } from './api-call.tsx'
import { FieldList } from './field-list.tsx'
import { WithContents } from './with-contents.tsx'

const noun = { one: 'aanroep', many: 'aanroepen', article: 'de' } as const

/** Every API call, grouped by tag. */
export function ApiCalls() {
  const { data, isFetching, refetch } = useApiDocument()

  if (data) return <Calls document={data} />
  return isFetching ? (
    <ListLoading noun={noun} />
  ) : (
    <LoadFailed what={`de ${noun.many}`} onRetry={refetch} />
  )
}

const introduction = { id: 'aanroepen', title: 'Zo roep je aan' }
const refusal = { id: 'weigeringen', title: 'Weigeringen' }

function Calls({ document: { info, tags, paths, components } }: { document: ApiDocument }) {
  const groups = useMemo(() => tags.map(({ name }) => ({ id: slugify(name), title: name })), [tags])
  const chapters = useMemo(() => [introduction, ...groups, refusal], [groups])
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, call]) => ({ path, method, call })),
  )
  const { description, content } = components.responses.Refusal

  return (
    <WithContents chapters={chapters}>
      <div className="grid min-w-0 gap-5">
        <Panel title={introduction.title} anchor={introduction.id}>
          <Paragraphs text={info.description} />
        </Panel>
        {groups.map(({ id, title }) => (
          <Panel key={id} title={title} anchor={id}>
            <div className="divide-y divide-line">
              {calls
                .filter(({ call }) => call.tags.includes(title))
                .map(({ path, method, call }) => (
                  <ApiCall key={call.operationId} path={path} method={method} call={call} />
                ))}
            </div>
          </Panel>
        ))}
        <Panel title={refusal.title} anchor={refusal.id}>
          <Paragraphs text={description} />
          <div className="px-5 pb-5">
            <FieldList fields={fieldsOf(content['application/json']?.schema ?? {})} />
          </div>
        </Panel>
      </div>
    </WithContents>
  )
}

function Paragraphs({ text }: { text: string }) {
  return (
    <div className="wrap-anywhere grid max-w-[46rem] gap-3 px-5 py-4 text-ink-soft">
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
