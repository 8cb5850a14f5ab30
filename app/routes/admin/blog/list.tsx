import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'
import { href } from 'react-router'
import { useProduct } from '#app/admin/api/product.ts'
import { postColumns, postName } from '#app/admin/blog/post-columns.tsx'
import { useArchive } from '#app/admin/blog/use-archive.ts'
import { ListPage } from '#app/admin/list/list-page.tsx'
import { usePagedList } from '#app/admin/list/use-paged-list.ts'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import type { PageOf } from '#domain/admin/list-view.ts'
import { kinds } from '#domain/kinds.ts'
import { type AdminPostSummary, postCategories, postStatuses } from '#domain/post/post.ts'
import { keysOf } from '#domain/text/keys.ts'
import { counted } from '#domain/text/number.ts'

export const meta = () => adminMeta('Blog')

export default function PostsPage() {
  const list = usePagedList('blog', ['category', 'status'])
  const { archive, putBack } = useArchive(list)

  return (
    <ListPage
      noun={kinds.post.noun}
      title="Blog beheren"
      subtitle={list.view && summary(list.view)}
      list={list}
      columns={postColumns(useProduct())}
      name={postName}
      search={{ placeholder: 'Zoek op titel...' }}
      filters={[
        {
          name: 'category',
          label: 'Categorie',
          options: keysOf(postCategories).map((value) => ({ value, label: postCategories[value] })),
        },
        {
          name: 'status',
          label: 'Status',
          options: keysOf(postStatuses).map((value) => ({ value, label: postStatuses[value] })),
          look: 'select',
        },
      ]}
      bulk={[]}
      view={({ status, slug }) =>
        status === 'published' ? href('/blog/:slug', { slug }) : undefined
      }
      actions={(post) => {
        if (post.status === 'published') {
          return [{ label: 'Archiveren', icon: Archive, onSelect: () => archive(post) }]
        }
        if (post.status !== 'archived') return []
        return [{ label: 'Terugzetten', icon: ArchiveRestore, onSelect: () => putBack(post) }]
      }}
    />
  )
}

function summary({ total, counts }: PageOf<AdminPostSummary>): string {
  const drafts = counts.status?.draft ?? 0
  const all = counted(total, kinds.post.noun.one, kinds.post.noun.many)
  return drafts === 0 ? all : `${all}, waarvan ${counted(drafts, 'concept', 'concepten')}`
}
