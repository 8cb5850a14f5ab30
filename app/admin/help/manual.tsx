import { Prose } from '#app/site/shell/prose.tsx'
import { type Chapter, WithContents } from './with-contents.tsx'

type ManualProps = { html: string; chapters: Chapter[] }

/** The whole manual, with its chapters. */
export function Manual({ html, chapters }: ManualProps) {
  return (
    <WithContents chapters={chapters}>
      <div className="min-w-0 rounded-lg bg-card px-5 py-6 shadow-hairline md:px-8 [&_:is(h2,h3)]:scroll-mt-20 [&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:text-ink [&_img]:h-auto [&_img]:border [&_img]:border-line">
        <div className="max-w-[46rem]">
          <Prose html={html} />
        </div>
      </div>
    </WithContents>
  )
}
