import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import { useMay } from '#app/admin/api/role.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { PostForm } from './use-post-form.ts'

/** The slug of the post. It follows the title until it is edited here. */
export function PostSlug({ form: { fields, errors, set, post } }: { form: PostForm }) {
  const [isOpen, setOpen] = useState(false)
  const mayChange = useMay('editor')
  const isKnown = post !== undefined && post.status !== 'draft'

  if (!isOpen && !errors.slug) {
    return (
      <div className="flex min-h-14 items-center gap-x-2 py-2 text-ink-muted text-sm">
        <Link2 size={16} className="flex-none" aria-hidden />
        <span className="wrap-anywhere min-w-0">
          /blog/<b className="text-ink-soft">{fields.slug || '…'}</b>
        </span>
        <span hidden={!mayChange} className="flex-none [&[hidden]]:hidden">
          <Button tone="ghost" size="sm" onClick={() => setOpen(true)}>
            Wijzig<span className="sr-only"> het adres</span>
          </Button>
        </span>
      </div>
    )
  }
  return (
    <div className="max-w-md py-4">
      <TextField
        label="Slug"
        autoFocus={isOpen}
        value={fields.slug}
        errors={errors.slug}
        onChange={(event) => set({ slug: event.currentTarget.value })}
        before="/"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={
          isKnown && fields.slug.trim() !== post.slug
            ? `Het oude adres /blog/${post.slug} blijft werken: het stuurt door naar het nieuwe.`
            : 'Het laatste deel van het adres: /blog/…'
        }
      />
    </div>
  )
}
