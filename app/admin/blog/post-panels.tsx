import { useSettings } from '#app/admin/api/use-settings.ts'
import { PictureField } from '#app/admin/picture/picture-field.tsx'
import { PreviewPicture } from '#app/admin/picture/preview-picture.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { SearchResult } from '#app/admin/ui/search-result.tsx'
import { documentTitle } from '#app/site/page/document-title.ts'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { pageDescription } from '#domain/address/page-description.ts'
import { shownAddress } from '#domain/media/outside-picture.ts'
import { excerptNote } from '#domain/post/excerpt.ts'
import { isPostCategory, type PostFields, postCategories } from '#domain/post/post.ts'
import { keysOf } from '#domain/text/keys.ts'
import { PostPublication } from './post-publication.tsx'
import { PostSharePreview } from './post-share-preview.tsx'
import type { PostForm } from './use-post-form.ts'

/** The panels beside the text: publication, picture and previews. */
export function PostPanels({ form }: { form: PostForm }) {
  const { fields, errors, set } = form
  const product = useSettings().data?.values.product ?? ''
  const { count, note, isLong } = excerptNote(fields.excerpt)

  return (
    <div className="grid min-w-0 gap-5">
      <PostPublication form={form}>
        <TextField
          label="Datum"
          type="date"
          value={fields.date}
          errors={errors.date}
          onChange={(event) => set({ date: event.currentTarget.value })}
        />
        <SelectField
          label="Categorie"
          value={fields.category}
          errors={errors.category}
          onChange={({ currentTarget: { value } }) =>
            isPostCategory(value) && set({ category: value })
          }
        >
          {keysOf(postCategories).map((category) => (
            <option key={category} value={category}>
              {postCategories[category]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Auteur"
          optional
          maxLength={100}
          value={fields.author ?? ''}
          errors={errors.author}
          onChange={(event) => set({ author: event.currentTarget.value || null })}
          hint={`Laat leeg voor ‘Team ${product}’.`}
          autoComplete="off"
        />
      </PostPublication>
      <Panel title="Samenvatting">
        <div className="p-5">
          <TextField
            label="Samenvatting"
            hideLabel
            lines={6}
            value={fields.excerpt}
            errors={errors.excerpt}
            onChange={(event) => set({ excerpt: event.currentTarget.value })}
          />
          <p
            className={`mt-1.5 flex justify-between gap-3 text-sm ${isLong ? 'text-caution-ink' : 'text-ink-muted'}`}
          >
            <span>{note}</span>
            <span className="whitespace-nowrap tabular-nums">{count}</span>
          </p>
        </div>
      </Panel>
      <Panel title="Afbeelding">
        <div className="grid gap-3 p-5">
          <PostImage address={fields.imageUrl} />
          <PictureField
            label="Afbeelding URL"
            name="imageUrl"
            value={fields.imageUrl}
            errors={errors.imageUrl}
            onChange={({ target }) => set({ imageUrl: target.value })}
          />
        </div>
      </Panel>
      <Panel title="Zoekresultaat">
        <PostSearchPreview fields={fields} product={product} />
      </Panel>
      <Panel title="Delen">
        <PostSharePreview fields={fields} product={product} />
      </Panel>
    </div>
  )
}

/** A picture as wide as its container, or a placeholder. */
function PostImage({ address }: { address: string }) {
  return (
    <PreviewPicture address={address} shape="airport">
      {(imageUrl) => (
        <img
          src={shownAddress(imageUrl)}
          alt=""
          width={1200}
          height={720}
          className="aspect-5/3 w-full rounded-md bg-sunken object-cover"
        />
      )}
    </PreviewPicture>
  )
}

type PostSearchPreviewProps = { fields: PostFields; product: string }

/** The post as a search engine would list it. */
function PostSearchPreview({ fields, product }: PostSearchPreviewProps) {
  const { title, slug, excerpt } = fields

  return (
    <SearchResult
      product={product}
      address={`${location.host} › blog › ${slug}`}
      title={documentTitle(title || 'Titel van het artikel', product)}
      description={pageDescription(excerpt) || 'De samenvatting van het artikel.'}
    />
  )
}
