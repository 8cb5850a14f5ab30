import { PreviewPicture } from '#app/admin/picture/preview-picture.tsx'

/** A picture as wide as its container, or a placeholder. */
export function PostImage({ address }: { address: string }) {
  return (
    <PreviewPicture address={address} shape="airport">
      {(imageUrl) => (
        <img
          src={imageUrl}
          alt=""
          width={1200}
          height={720}
          className="aspect-5/3 w-full rounded-md bg-sunken object-cover"
        />
      )}
    </PreviewPicture>
  )
}
