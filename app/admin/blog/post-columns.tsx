import { RowName } from '#app/admin/list/row-name.tsx'
import type { Column } from '#app/admin/list/table.tsx'
import { type AdminPostSummary, postCategories } from '#domain/post/post.ts'
import { formatDay } from '#domain/text/date.ts'
import { PostStatus } from './post-status.tsx'

export const postName = ({ title }: AdminPostSummary) => title.trim() || '(zonder titel)'

/** The columns of the list of posts. */
export const postColumns = (product: string): Column<AdminPostSummary>[] => [
  {
    header: 'Titel',
    cell: (post) => (
      <RowName
        row={post}
        name={postName(post)}
        image={post.imageUrl}
        below={post.author ?? `Team ${product}`}
      />
    ),
    sort: 'title',
    card: 'title',
  },
  {
    header: 'Categorie',
    cell: ({ category }) => <span className="whitespace-nowrap">{postCategories[category]}</span>,
    sort: 'category',
    optional: 'tablet',
  },
  {
    header: 'Datum',
    cell: ({ date }) => <span className="whitespace-nowrap">{formatDay(date)}</span>,
    sort: 'date',
  },
  {
    header: 'Status',
    cell: (post) => <PostStatus {...post} />,
    sort: 'status',
    card: 'bare',
  },
]
