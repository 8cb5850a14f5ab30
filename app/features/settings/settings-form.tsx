import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Panel } from '#app/admin/panel.tsx'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { numberWord } from '#domain/number.ts'
import type { SavedSettings } from '#domain/setting.ts'
import { SaveBar } from './save-bar.tsx'
import { sections } from './section-list.tsx'
import { SettingRow } from './setting-row.tsx'
import { type EditedSetting, useSettingsForm } from './use-settings-form.ts'

const formId = 'instellingen'

const about: Record<EditedSetting, { title: string; text: string }> = {
  product: { title: 'Productnaam', text: 'Staat in het logo, de paginatitels en de teksten.' },
  email: { title: 'E-mailadres', text: 'Zichtbaar op de contactpagina. Berichten komen hier aan.' },
  company: { title: 'Bedrijfsnaam', text: 'Staat bij je bedrijfsgegevens op de site.' },
  registeredAddress: { title: 'Zetel in België', text: 'Straat, nummer, postcode en plaats.' },
  vatNumber: { title: 'Btw-nummer', text: 'Staat bij je bedrijfsgegevens op de site.' },
  postalAddress: { title: 'Postadres in Nederland', text: 'Zichtbaar op de contactpagina.' },
}

type SettingsFormProps = {
  saved: SavedSettings
  /** What takes effect at once, and so is not saved with the rest. */
  access: ReactNode
}

export function SettingsForm({ saved, access }: SettingsFormProps) {
  const form = useSettingsForm(saved)
  const { values, errors, saving, meanwhile } = form
  const { hash, key } = useLocation()
  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLParagraphElement>(null)
  const wrong = Object.values(errors).filter(Boolean).length

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the same link is followed again
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    if (target instanceof HTMLInputElement) target.focus()
    else target?.scrollIntoView()
  }, [hash, key])

  // Once the fields are enabled again: what is disabled can have no focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when one of them is mended
  useEffect(() => {
    if (saving || wrong === 0) return
    if (wrong > 1) summary.current?.focus()
    else element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [saving, form.refusals])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!saving && (await form.save())) bar.current?.focus()
  }

  function cancel() {
    form.reset()
    bar.current?.focus()
  }

  const field = (setting: EditedSetting, type = 'text') => (
    <SettingRow {...about[setting]}>
      <TextField
        id={setting}
        label={about[setting].title}
        hideLabel
        type={type}
        name={setting}
        value={values[setting]}
        onChange={(event) => form.change(setting, event.currentTarget.value)}
        errors={errors[setting]}
        hint={meanwhile?.[setting] && `Intussen opgeslagen: ${meanwhile[setting]}`}
        autoComplete="off"
      />
    </SettingRow>
  )

  return (
    <div className="grid min-w-0 gap-5">
      {wrong > 1 && (
        <Notice tone="error" title="Nog niet opgeslagen." ref={summary}>
          Controleer de {numberWord(wrong)} velden met een melding.
        </Notice>
      )}
      {meanwhile && (
        <Notice tone="caution" title="De instellingen zijn intussen gewijzigd.">
          Wat jij hebt ingevuld, is nog niet opgeslagen. Controleer de velden en sla opnieuw op.
        </Notice>
      )}
      <form id={formId} ref={element} noValidate onSubmit={submit}>
        <fieldset disabled={saving} className="grid min-w-0 gap-5 [&_input]:scroll-mb-28">
          <Panel title={sections.merk} anchor="merk">
            {field('product')}
            <SettingRow title="Voorbeeld" text="Het beeldmerk werkt met elke naam.">
              <p className="flex min-h-17 items-center gap-2.5 rounded-md bg-sunken px-5 py-4">
                <LogoMark />
                <span className="min-w-0 font-extrabold font-heading text-[1.3125rem]/[1.2] tracking-[-0.03em] [overflow-wrap:anywhere]">
                  {values.product}
                </span>
              </p>
            </SettingRow>
            {field('email', 'email')}
          </Panel>
          <Panel title={sections.bedrijf} anchor="bedrijf">
            {field('company')}
            {field('registeredAddress')}
            {field('vatNumber')}
            {field('postalAddress')}
          </Panel>
        </fieldset>
      </form>
      {access}
      <SaveBar
        ref={bar}
        formId={formId}
        changes={form.changes}
        saving={saving}
        updatedAt={form.updatedAt}
        onCancel={cancel}
      />
    </div>
  )
}
