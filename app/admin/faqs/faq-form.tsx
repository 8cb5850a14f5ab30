import { href } from 'react-router'
import { useList } from '#app/admin/api/use-list.ts'
import { FormPage } from '#app/admin/form/form-page.tsx'
import { FormPreview } from '#app/admin/form/form-preview.tsx'
import { FormColumns, FormSection } from '#app/admin/form/form-section.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { faqCategories } from '#domain/faq/faq.ts'
import { kinds } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'
import { FaqFormPlaces } from './faq-form-places.tsx'
import { type FaqFieldValues, type FaqSaveForm, faqKind } from './faq-kind.ts'

/** Creates a question, or edits the one with this id. */
export function FaqForm({ id }: { id?: string }) {
  return (
    <FormPage
      noun={kinds.faq.noun}
      kind={faqKind}
      list={href('/admin/faqs')}
      rows="faqs"
      name={({ question }) => question}
      id={id}
      preview={({ fields, row }) => (
        <div className="grid gap-6">
          <FormPreview label="Zo ziet de vraag eruit op de site">
            <FaqFormPreview fields={fields} />
          </FormPreview>
          <FaqFormPlaces id={row?.id} fields={fields} />
        </div>
      )}
    >
      {(form) => <FaqFields form={form} />}
    </FormPage>
  )
}

function FaqFields({ form: { text, fields } }: { form: FaqSaveForm }) {
  const { airportCode } = fields
  const airports = useList('airports').rows ?? []
  // Keeps the value while the airports load, or when its airport was deleted.
  const isKnown = airportCode === 'ALL' || airports.some(({ code }) => code === airportCode)

  return (
    <FormSection>
      <TextField {...text('question')} autoComplete="off" maxLength={300} />
      <TextField
        {...text('answer')}
        lines={5}
        hint="Kort en concreet. Twee tot vier zinnen lezen het prettigst."
      />
      <FormColumns>
        <SelectField {...text('category')}>
          {keysOf(faqCategories).map((category) => (
            <option key={category} value={category}>
              {faqCategories[category]}
            </option>
          ))}
        </SelectField>
        <SelectField {...text('airportCode')}>
          <option value="ALL">Alle luchthavens</option>
          {!isKnown && <option value={airportCode}>{airportCode}</option>}
          {airports.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} · {name}
            </option>
          ))}
        </SelectField>
      </FormColumns>
    </FormSection>
  )
}

/** The question as the site shows it, expanded. */
function FaqFormPreview({ fields: { question, answer } }: { fields: FaqFieldValues }) {
  const item = { question: question.trim() || 'Vraag', answer: answer.trim() || 'Antwoord' }

  return (
    <div ref={unfold} className="wrap-anywhere rounded-lg bg-card px-5 py-6 shadow-hairline">
      <Accordion name="voorbeeld" items={[{ id: 1, ...item }]} />
    </div>
  )
}

/** The site's accordion starts collapsed. */
function unfold(preview: HTMLElement | null) {
  preview?.querySelector('details')?.setAttribute('open', '')
}
