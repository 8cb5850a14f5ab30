import type { DiffPart } from '#domain/post/text-diff.ts'

/** Added and removed text, in its context. */
export function DiffText({ parts }: { parts: DiffPart[] }) {
  return (
    <p className="wrap-anywhere whitespace-pre-line rounded-md bg-subtle px-3.5 py-2.5 leading-[1.6] [text-wrap:wrap]">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
        <Part key={index} part={part} />
      ))}
    </p>
  )
}

function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === 'added') {
    return <ins className="bg-positive-soft text-positive-ink no-underline">{text}</ins>
  }
  if (kind === 'removed') return <del className="bg-negative-soft text-negative-ink">{text}</del>
  return text
}
