import { PostKeeping, wrongIn } from './post-keeping.tsx'
import type { PostForm } from './use-post-form.ts'

/** Repeats a failed save at the toolbar, for when the page's head is scrolled away. */
export function PostTrouble({ form: { keeping, save } }: { form: PostForm }) {
  if (!wrongIn(keeping)) return null

  return (
    <p className="border-line border-t bg-card px-4 py-2 text-sm md:px-6">
      <PostKeeping keeping={keeping} onRetry={save} />
    </p>
  )
}
