import { href } from 'react-router'
import { FormPage } from '#app/admin/form/form-page.tsx'
import { FormPreview } from '#app/admin/form/form-preview.tsx'
import { FormSection } from '#app/admin/form/form-section.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { kinds } from '#domain/kinds.ts'
import { FocusField } from './focus-field.tsx'
import { MediaCrops } from './media-crops.tsx'
import { MediaFacts } from './media-facts.tsx'
import { mediaKind } from './media-kind.ts'

/** Edits one picture: its text, its focal point, its usages and its file. */
export function MediaForm({ id }: { id: string }) {
  return (
    <FormPage
      noun={kinds.media.noun}
      kind={mediaKind}
      list={href('/admin/media')}
      rows="media"
      name={(media) => media.name}
      id={id}
      canDelete
      preview={({ fields, row }) =>
        row && (
          <FormPreview label="Zo wordt de afbeelding bijgesneden">
            <MediaCrops media={row} x={Number(fields.focusX)} y={Number(fields.focusY)} />
          </FormPreview>
        )
      }
    >
      {(form) => (
        <>
          <FormSection>
            {form.row && <FocusField form={form} media={form.row} />}
            <TextField
              {...form.text('alt')}
              lines={2}
              hint="Zeg in één zin wat er te zien is, voor wie de afbeelding niet ziet."
            />
            <TextField {...form.text('name')} autoComplete="off" />
          </FormSection>
          {form.row && <MediaFacts media={form.row} isDirty={form.dirty} />}
        </>
      )}
    </FormPage>
  )
}
