import type { LucideIcon } from 'lucide-react'
import List from 'lucide-react/icons/list'
import Plane from 'lucide-react/icons/plane'
import SquareParking from 'lucide-react/icons/square-letter-p'
import Ticket from 'lucide-react/icons/ticket'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { Picto } from '#app/ui/picto.tsx'
import { type PostCategory, type PostSummary, postCategories } from '#domain/post/post.ts'
import { keysOf } from '#domain/text/keys.ts'

const icons: Record<PostCategory, LucideIcon> = {
  tips: List,
  airports: Plane,
  parking: SquareParking,
  travel: Ticket,
}

const popularCount = 3

type BlogSidebarProps = { posts: PostSummary[]; category: PostCategory | null }

export function BlogSidebar({ posts, category: chosen }: BlogSidebarProps) {
  return (
    <aside
      aria-label="Meer uit de blog"
      className="grid gap-10 border-line-strong border-t pt-8 md:grid-cols-2 xl:sticky xl:top-[calc(var(--header-h)+1.5rem)] xl:grid-cols-1 xl:border-t-0 xl:pt-0"
    >
      <SideBlock id="categorieen" title="Categorieën">
        <ul>
          {keysOf(postCategories).map((category) => (
            <li key={category}>
              <Link
                to={`${href('/blog')}?category=${category}`}
                aria-current={category === chosen ? 'true' : undefined}
                className="group grid min-h-13 grid-cols-[auto_1fr_auto] items-center gap-3 border-line border-t font-medium aria-[current]:font-bold"
              >
                <Picto icon={icons[category]} size="sm" />
                <span className="underline-offset-[0.2em] within-hover:underline">
                  {postCategories[category]}
                </span>
                <span className="text-ink-muted tabular-nums">
                  {posts.filter((post) => post.category === category).length}
                  <span className="sr-only"> artikelen</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </SideBlock>

      {posts.length > 0 && (
        <SideBlock id="populair" title="Populaire artikelen">
          <ol>
            {posts.slice(0, popularCount).map(({ slug, title }, index) => (
              <li key={slug}>
                <Link
                  to={href('/blog/:slug', { slug })}
                  className="grid grid-cols-[2rem_1fr] gap-2 border-line border-t py-3.5 font-semibold text-[0.9375rem]/[1.4] underline-offset-[0.2em] hover:underline"
                >
                  <span
                    aria-hidden="true"
                    className="size-fit px-[0.1em] font-extrabold font-heading text-2xl/none shadow-[inset_0_-0.4em_0_var(--marker)]"
                  >
                    {index + 1}
                  </span>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </SideBlock>
      )}
    </aside>
  )
}

type SideBlockProps = { id: string; title: string; children: ReactNode }

function SideBlock({ id, title, children }: SideBlockProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-2 font-bold text-lg tracking-[-0.01em]">
        {title}
      </h2>
      {children}
    </section>
  )
}
