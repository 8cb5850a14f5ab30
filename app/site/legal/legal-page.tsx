import type { ReactNode } from 'react'
import { PageHead } from '#app/site/shell/page-head.tsx'
import { Prose } from '#app/site/shell/prose.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { formatDay } from '#domain/text/date.ts'
import { ContentsList } from './contents-list.tsx'

export type LegalText = {
  title: string
  /** The whole page in one sentence. */
  summary: string
  sections: { id: string; title: string; body: ReactNode }[]
}

const lastChanged = '2026-11-22'

export function LegalPage({ text: { title, summary, sections } }: { text: LegalText }) {
  return (
    <>
      <PageHead
        tone="plain"
        title={title}
        lead={
          <>
            Laatst bijgewerkt op <time dateTime={lastChanged}>{formatDay(lastChanged)}</time>
          </>
        }
      />
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-(--section-y) md:grid-cols-[16rem_minmax(0,44rem)] md:gap-[clamp(2rem,6vw,6rem)] md:pt-12">
        <ContentsList sections={sections} />
        <div>
          <Notice tone="info" title="In het kort">
            <p>{summary}</p>
          </Notice>
          <div className="mt-11">
            <Prose>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-11">
                {sections.map(({ id, title, body }, index) => (
                  <section key={id} id={id} className="[&>:where(:not(:first-child))]:mt-[1em]">
                    <h2 className="flex items-baseline gap-3">
                      <span className="min-w-5 text-base text-ink-muted tabular-nums">
                        {index + 1}
                      </span>
                      {title}
                    </h2>
                    {body}
                  </section>
                ))}
              </div>
            </Prose>
          </div>
        </div>
      </div>
    </>
  )
}
