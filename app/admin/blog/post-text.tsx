import { type KeyboardEvent, lazy, Suspense, useEffect, useRef } from 'react'
import { Field } from '#app/ui/field/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { liveSlug } from '#domain/post/live-slug.ts'
import { readingTime } from '#domain/post/reading-time.ts'
import { formatNumber } from '#domain/text/number.ts'
import { plainText } from '#domain/text/text.ts'
import { PostKeeping, wrongIn } from './post-keeping.tsx'
import { PostSlug } from './post-slug.tsx'
import type { PostForm } from './use-post-form.ts'

// Lazy, because the editor is larger than all the rest of the admin.
const RichText = lazy(() => import('#app/admin/editor/rich-text.tsx'))

/** The title and the text. */
export function PostText({ form }: { form: PostForm }) {
  const { fields, errors, set, post } = form
  const title = useRef<HTMLTextAreaElement>(null)
  const isNew = useRef(post === undefined)

  useEffect(() => {
    if (!isNew.current) return
    // After the page itself has taken the focus.
    const frame = requestAnimationFrame(() => title.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  function titleTyped(after: string) {
    // An address that visitors may know does not follow the title.
    const follows = !post || post.status === 'draft'
    const slug = follows && liveSlug(fields.slug, { before: fields.title, after })
    set({ title: after, ...(slug === false ? {} : { slug }) })
  }

  return (
    <section
      aria-label="Artikel"
      className="min-w-0 rounded-lg bg-card shadow-hairline [&_:is(input,textarea)]:scroll-my-24"
    >
      <div className="px-4 pt-5 md:px-6 md:pt-6">
        <Field label="Titel" hideLabel errors={errors.title}>
          {(wiring) => (
            <textarea
              ref={title}
              rows={1}
              maxLength={200}
              placeholder="Titel"
              value={fields.title}
              onChange={(event) => titleTyped(event.currentTarget.value.replace(/\n/g, ' '))}
              onKeyDown={toText}
              className="field-sizing-content block w-full resize-none border-0 bg-transparent font-extrabold font-heading text-[1.625rem]/[1.2] tracking-[-0.02em] outline-offset-4! placeholder:text-ink-muted placeholder:opacity-100"
              {...wiring}
            />
          )}
        </Field>
        <PostSlug form={form} />
      </div>
      <Suspense
        fallback={
          <div className="min-h-96 border-line border-t p-6">
            <Spinner label="Loading..." />
          </div>
        }
      >
        <RichText
          label="Tekst van het artikel"
          value={fields.content}
          onChange={(content) => set({ content })}
          note={<PostTrouble form={form} />}
        />
      </Suspense>
      <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t px-4 py-3 text-ink-muted text-sm md:px-6">
        <span className="tabular-nums">{lengthOf(fields.content)}</span>
        <span>Plakken uit een tekstverwerker? Opmaak wordt opgeschoond.</span>
      </footer>
    </section>
  )
}

/** A title is a single line: Enter moves to the text. */
function toText(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget
    .closest('section')
    ?.querySelector<HTMLElement>('[contenteditable=true]')
    ?.focus()
}

function lengthOf(content: string): string {
  const words = plainText(content).split(' ').filter(Boolean).length
  if (words === 0) return 'Nog geen tekst'
  return `${formatNumber(words)} ${words === 1 ? 'woord' : 'woorden'}, ${readingTime(content)}`
}

/** Repeats a failed save at the toolbar, for when the page's head is scrolled away. */
function PostTrouble({ form: { keeping, save } }: { form: PostForm }) {
  if (!wrongIn(keeping)) return null

  return (
    <p className="border-line border-t bg-card px-4 py-2 text-sm md:px-6">
      <PostKeeping keeping={keeping} onRetry={save} />
    </p>
  )
}
