import { inContext } from '#domain/post/diff-context.ts'
import { readableHtml } from '#domain/post/readable-html.ts'
import { textDiff } from '#domain/post/text-diff.ts'
import { DiffText } from './diff-text.tsx'
import { SameWords } from './same-words.tsx'

/** The differences between two versions of a text, and which version each is from. */
export function comparedContent(theirs: string, mine: string) {
  const parts = textDiff(readableHtml(theirs), readableHtml(mine))
  if (parts.every(({ kind }) => kind === 'same')) {
    return <SameWords />
  }

  return (
    <div className="mb-2 grid gap-1.5">
      <p className="text-ink-muted text-sm">
        Doorgestreept staat alleen bij de ander, groen staat alleen bij jou.
      </p>
      <DiffText parts={inContext(parts)} />
    </div>
  )
}
