import { useEffect, useRef, useState } from 'react'
import { Radio } from '#app/admin/ui/radio.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import type { PostFields } from '#domain/post/post.ts'
import { postDiff } from '#domain/post/post-diff.ts'
import { DiffText } from './diff-text.tsx'
import { SameWords } from './same-words.tsx'

type PostDiffProps = {
  revision: PostFields
  previous: PostFields
  now: PostFields
  /** The post after the revision is restored. */
  back: PostFields
}

/** What a revision changed, or what restoring it would change. */
export function PostDiff({ revision, previous, now, back }: PostDiffProps) {
  const [isBack, setBack] = useState(false)
  const diff = useRef<HTMLDivElement>(null)

  // In a long text the first change can be screens away. A change of the question moves nothing.
  useEffect(() => {
    diff.current?.querySelector('ins, del')?.scrollIntoView({ block: 'center' })
  }, [])

  const fields = isBack ? postDiff(now, back) : postDiff(previous, revision)

  return (
    <div ref={diff} className="grid min-w-0 gap-5">
      <FieldGroup legend="Verschil" hideLabel>
        <div className="flex flex-wrap gap-x-6">
          <Radio
            name="diff"
            label="Wat er toen veranderde"
            checked={!isBack}
            onChange={() => setBack(false)}
          />
          <Radio
            name="diff"
            label="Wat terugzetten verandert"
            checked={isBack}
            onChange={() => setBack(true)}
          />
        </div>
      </FieldGroup>
      {fields.length === 0 && <p className="text-ink-muted">Geen verschil in het artikel.</p>}
      {fields.map(({ name, label, parts }) => (
        <section key={name} className="min-w-0">
          <h3 className="mb-1 font-semibold text-[0.9375rem]">{label}</h3>
          {parts.length > 0 ? <DiffText parts={parts} /> : <SameWords />}
        </section>
      ))}
    </div>
  )
}
