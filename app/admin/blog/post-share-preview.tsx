import { PreviewPicture } from '#app/admin/picture/preview-picture.tsx'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import { pageDescription } from '#domain/address/page-description.ts'
import { shownAddress } from '#domain/media/outside-picture.ts'
import { type PostFields, postCategories } from '#domain/post/post.ts'

type PostSharePreviewProps = { fields: PostFields; product: string }

/** The post as shared on social media: the card that the server draws, and the text below it. */
export function PostSharePreview({ fields, product }: PostSharePreviewProps) {
  const { title, excerpt, category, imageUrl } = fields
  const displayedTitle = title || 'Titel van het artikel'

  return (
    <figure aria-label="Voorbeeld van een gedeeld artikel" className="p-5">
      <div className="overflow-hidden rounded-md border border-line">
        <div className="relative overflow-hidden bg-(--ink-900)">
          <div className="ml-[35%] [&_img]:aspect-[1.24] [&_img]:w-full [&_img]:object-cover [&_img+div]:hidden">
            <PreviewPicture address={imageUrl} shape="airport">
              {(address) => <img src={shownAddress(address)} alt="" className="bg-sunken" />}
            </PreviewPicture>
          </div>
          <div className="absolute inset-y-0 left-0 w-[52%] bg-signal [clip-path:polygon(0_0,100%_0,86%_100%,0_100%)]" />
          <div className="absolute inset-y-0 left-0 flex w-[51%] flex-col gap-2 bg-(--ink-900) py-3 pr-9 pl-3 text-white [clip-path:polygon(0_0,100%_0,86%_100%,0_100%)]">
            <p className="flex items-center gap-1.5 font-bold font-heading text-2xs">
              <LogoMark size={14} />
              {product}
            </p>
            <p className="mt-auto">
              <span className="rounded-xs bg-signal px-1 font-bold text-2xs text-on-signal">
                {postCategories[category]}
              </span>
            </p>
            <p className="wrap-anywhere line-clamp-4 font-extrabold font-heading text-xs/[1.15]">
              {displayedTitle}
            </p>
          </div>
        </div>
        <div className="bg-subtle px-3.5 py-3">
          <p className="text-ink-muted text-xs">{location.host}</p>
          <p className="wrap-anywhere line-clamp-2 font-semibold">{displayedTitle}</p>
          <p className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">
            {pageDescription(excerpt)}
          </p>
        </div>
      </div>
    </figure>
  )
}
