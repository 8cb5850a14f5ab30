import type { ReactNode } from 'react'

/** The classes alone, for the post editor, which shows text as it will be read. */
export const proseLook = [
  'text-ink-soft',
  // No `+ *`: with it any new element of the page makes the browser restyle all that follows it.
  '[&>:where(:not(:first-child))]:mt-[1.25em] [&>h2]:mt-[1.75em] [&>h3]:mt-[1.6em]',
  '[&>h2+:where(p,ul,ol,table,blockquote,figure,aside,img,pre,hr,div,h2,h3,h4)]:mt-[0.6em]',
  '[&>h3+:where(p,ul,ol,table,blockquote,figure,aside,img,pre,hr,div,h2,h3,h4)]:mt-[0.4em]',
  '[&>:first-child]:mt-0',
  '[&_h2]:text-2xl/(--leading-tight) [&_h2]:text-ink [&_h3]:text-ink [&_:is(b,strong)]:font-semibold [&_:is(b,strong)]:text-ink',
  '[&_a]:text-link [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-[0.18em] [&_a:hover]:text-link-hover',
  '[&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-[0.5em] [&_li_:is(ul,ol)]:mt-[0.5em]',
  '[&_ul>li]:relative [&_ul>li]:pl-[1.5em] [&_ul>li]:before:absolute [&_ul>li]:before:top-[0.6em] [&_ul>li]:before:left-[0.125em]',
  "[&_ul>li]:before:size-[0.5em] [&_ul>li]:before:rounded-[1px] [&_ul>li]:before:bg-signal [&_ul>li]:before:shadow-[0_0_0_1px_var(--signal-deep)] [&_ul>li]:before:content-['']",
  '[&_ol]:list-decimal [&_ol]:pl-[1.5em] [&_ol>li]:pl-[0.25em] [&_ol>li]:marker:font-bold [&_ol>li]:marker:text-ink',
  '[&>blockquote]:my-[1.6em] [&_blockquote]:border-l-6 [&_blockquote]:border-signal [&_blockquote]:py-[0.25em] [&_blockquote]:pl-[1.25em]',
  '[&_blockquote]:font-heading [&_blockquote]:text-xl/[1.45] [&_blockquote]:font-bold [&_blockquote]:tracking-[-0.012em] [&_blockquote]:text-ink',
  '[&_table]:w-full [&_table]:border-collapse [&_table]:text-[0.9375rem] max-sm:[&_table]:block max-sm:[&_table]:overflow-x-auto',
  '[&_caption]:pb-2 [&_caption]:text-left [&_caption]:font-semibold [&_caption]:text-ink',
  '[&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:py-3 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:text-left',
  '[&_thead_th]:border-line-strong [&_thead_th]:text-sm [&_thead_th]:font-medium [&_thead_th]:text-ink-muted',
  '[&_tbody_th]:font-semibold [&_tbody_th]:text-ink',
  '[&_:is(th,td)[align=right]]:text-right [&_:is(th,td)[align=center]]:text-center [&_:is(th,td)>p+p]:mt-2 [&_li>p+p]:mt-2',
  '[&_img]:rounded-lg [&_pre]:overflow-x-auto [&_hr]:border-line-strong',
  '[&>figure]:my-[1.6em] [&_figcaption]:mt-2 [&_figcaption]:text-ink-muted [&_figcaption]:text-sm/[1.5]',
  // A live block: a parking with its picture, or a price.
  '[&_aside]:my-[1.6em] [&_aside]:rounded-lg [&_aside]:bg-card [&_aside]:p-4 [&_aside]:shadow-hairline [&_aside]:text-[0.9375rem]/[1.55]',
  '[&_aside:has(img)]:sm:grid [&_aside:has(img)]:sm:grid-cols-[10rem_1fr] [&_aside:has(img)]:sm:gap-x-5',
  '[&_aside_img]:mb-3 [&_aside_img]:aspect-5/3 [&_aside_img]:w-full [&_aside_img]:rounded-md [&_aside_img]:bg-sunken [&_aside_img]:object-cover [&_aside_img]:sm:row-span-2 [&_aside_img]:sm:mb-0',
  '[&_aside_p+p]:mt-2 [&_aside[data-block=price]]:border-signal [&_aside[data-block=price]]:border-l-6',
].join(' ')

const sizes = { md: 'text-[1.0625rem]/[1.7]', lg: 'text-lead/[1.7]' }

type ProseProps = { size?: keyof typeof sizes } & (
  | { children: ReactNode }
  // Sanitized on the server when it was stored.
  | { html: string }
)

/** Running text: a post, a legal page, the mission. */
export function Prose({ size = 'md', ...text }: ProseProps) {
  const className = `${proseLook} ${sizes[size]}`

  return 'html' in text ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: that is how a post is stored
    <div className={className} dangerouslySetInnerHTML={{ __html: text.html }} />
  ) : (
    <div className={className}>{text.children}</div>
  )
}
