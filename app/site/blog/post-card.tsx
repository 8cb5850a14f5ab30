import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'
import { cardFocusLook, cardLinkLook } from '#app/ui/card-link-look.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { pictureOf } from '#domain/media/picture.ts'
import { type PostSummary, postCategories } from '#domain/post/post.ts'
import { formatDay } from '#domain/text/date.ts'

const shapes = {
  card: {
    card: 'flex flex-col',
    body: 'pt-4',
    title: 'font-bold text-h3 tracking-[-0.01em]',
    sizes: '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw',
  },
  lead: {
    card: 'grid items-center md:grid-cols-[1.15fr_1fr] md:gap-8',
    body: 'max-md:pt-4',
    title: 'text-[clamp(1.5rem,1.2rem+1vw,1.875rem)]/[1.25] font-extrabold tracking-[-0.01em]',
    sizes: '(min-width: 64rem) 32rem, (min-width: 48rem) 50vw, 100vw',
  },
}

type PostCardProps = {
  post: PostSummary
  /** The level of the heading. */
  level?: 2 | 3
  /** `lead` is the wide card at the top of a list. */
  shape?: keyof typeof shapes
}

/** The whole card is one link, 'Lees verder'. */
export function PostCard({ post, level = 3, shape = 'card' }: PostCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const look = shapes[shape]

  return (
    <article className={`group rounded-lg outline-offset-4 ${cardFocusLook} ${look.card}`}>
      <div className="aspect-5/3 overflow-hidden rounded-lg bg-sunken">
        <Picture
          {...pictureOf(post.imageUrl)}
          sizes={look.sizes}
          loading={shape === 'lead' ? 'eager' : 'lazy'}
          look="size-full object-cover transition-[scale] duration-(--slow) ease-out within-hover:scale-103"
        />
      </div>
      <div className={`flex flex-1 flex-col ${look.body}`}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm/[1.4]">
          <span className="font-semibold text-ink">{postCategories[post.category]}</span>
          <span className="size-1 rounded-full bg-current" />
          <time dateTime={post.date}>{formatDay(post.date)}</time>
        </p>
        <Heading
          className={`mt-2 decoration-2 underline-offset-[0.15em] within-hover:underline ${look.title}`}
        >
          {post.title}
        </Heading>
        <p className="mt-2 line-clamp-3 text-[0.9375rem]/[1.55] text-ink-soft">{post.excerpt}</p>
        <p className="mt-auto pt-2">
          <Link
            to={href('/blog/:slug', { slug: post.slug })}
            className={`${arrowLinkLook()} ${cardLinkLook}`}
          >
            <ArrowLabel>Lees verder</ArrowLabel>
            <span className="sr-only">: {post.title}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}
