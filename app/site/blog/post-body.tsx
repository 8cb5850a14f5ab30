import ArrowLeft from 'lucide-react/icons/arrow-left'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useSite } from '#app/site/page/settings.ts'
import { Badge } from '#app/ui/badge.tsx'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { pictureOf } from '#domain/media/picture.ts'
import { postText } from '#domain/post/default-content.ts'
import { type Post, postCategories } from '#domain/post/post.ts'
import { postAuthor } from '#domain/post/post-author.ts'
import { readingTime } from '#domain/post/reading-time.ts'
import { formatDay } from '#domain/text/date.ts'
import { PostText } from './post-text.tsx'
import { ShareLinks } from './share-links.tsx'

/** A draft may have no date yet, or an invalid one. */
const isDay = (date: string) => !Number.isNaN(Date.parse(`${date}T00:00:00Z`))

export function PostBody({ post }: { post: Post }) {
  const { settings, siteUrl } = useSite()
  const text = postText(post.content)

  return (
    <article>
      <header className="bg-sky pt-5 pb-28 md:pb-44">
        <div className="container-page">
          <Link
            to={href('/blog')}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-[0.9375rem] underline-offset-[0.2em] hover:underline"
          >
            <ArrowLeft size="1.125rem" aria-hidden />
            Terug naar blog
          </Link>
          <div className="mx-auto mt-4 max-w-[46rem]">
            <Link
              to={`${href('/blog')}?category=${post.category}`}
              className="inline-flex min-h-11 items-center"
            >
              <Badge tone="signal">{postCategories[post.category]}</Badge>
            </Link>
            <h1 className="mt-2">{post.title}</h1>
            <p className="mt-4 text-ink-soft text-lead">{post.excerpt}</p>
            <div className="mt-5 flex items-center gap-3 text-ink-muted text-sm/[1.45]">
              <LogoMark size={40} />
              <p>
                <b className="text-[0.9375rem] text-ink">
                  {postAuthor(post.author, settings.product)}
                </b>
                <br />
                {isDay(post.date) && (
                  <>
                    <time dateTime={post.date}>{formatDay(post.date)}</time> ·{' '}
                  </>
                )}
                {readingTime(text)}
              </p>
            </div>
          </div>
        </div>
      </header>
      <div className="container-page">
        <div className="mx-auto -mt-22 aspect-[1.6] max-w-[62rem] overflow-hidden rounded-xl bg-sunken shadow-2 md:-mt-36 md:aspect-[2.1]">
          <Picture
            {...pictureOf(post.imageUrl)}
            sizes="(min-width: 62rem) 62rem, 100vw"
            fetchPriority="high"
            look="size-full object-cover"
          />
        </div>
        <div className="mt-8 grid grid-cols-[minmax(0,44rem)] justify-center gap-6 md:mt-12 xl:grid-cols-[1fr_minmax(0,44rem)_1fr] xl:gap-10">
          <div className="xl:col-start-2 xl:row-start-1">
            <PostText html={text} />
          </div>
          <div className="xl:col-start-1 xl:row-start-1">
            <ShareLinks
              title={post.title}
              url={siteUrl + href('/blog/:slug', { slug: post.slug })}
            />
          </div>
        </div>
      </div>
    </article>
  )
}
