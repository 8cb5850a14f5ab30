import { postDraftSchema } from '#domain/post/post-schema.ts'
import type { Database } from '#server/db/client.ts'
import type { Editor } from '#server/db/editing.ts'
import { type auditLog, postDrafts } from '#server/db/schema.ts'

type Entry = typeof auditLog.$inferSelect

/**
 * Makes drafts of posts whose first publication is undone. Their rows hold only their first text again,
 * and publishing removed their drafts.
 */
export async function keepDrafts(tx: Database, { username }: Editor, undone: Iterable<Entry>) {
  for (const { subject, subjectId, before, after } of undone) {
    const isPublication =
      subject === 'posts' && before?.status === 'draft' && after && after.status !== 'draft'
    if (!isPublication || subjectId === null) continue
    const fields = postDraftSchema.parse({ ...after, imageUrl: after.image_url })
    await tx
      .insert(postDrafts)
      .values({ postId: subjectId, fields, username })
      .onConflictDoNothing()
  }
}
