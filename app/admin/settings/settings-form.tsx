import { Fragment, type ReactNode, useEffect, useEffectEvent } from 'react'
import { href, Link, useLocation } from 'react-router'
import { saveSettings, useKnowSettings } from '#app/admin/api/use-settings.ts'
import { FormPanel } from '#app/admin/form/form-panel.tsx'
import { useSaveForm } from '#app/admin/form/use-save-form.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { ownHomeText } from '#app/site/home/home-text.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import type { SavedSettings, Settings } from '#domain/settings/setting.ts'
import { chapters } from '#domain/settings/setting-field.ts'
import { settingsIn } from '#domain/settings/setting-fields.ts'
import { keysOf } from '#domain/text/keys.ts'
import { MonthMailTest } from './month-mail-test.tsx'
import { SearchPreview } from './search-preview.tsx'
import { SettingField, type SettingFieldProps } from './setting-field.tsx'
import { SettingRow } from './setting-row.tsx'
import { serviceOf, services, settingsKind, withService } from './settings-kind.ts'
import { TestMail } from './test-mail.tsx'

export function SettingsForm({ saved }: { saved: SavedSettings }) {
  const toast = useToast()
  const cacheSettings = useKnowSettings()
  const form = useSaveForm({
    kind: settingsKind,
    row: saved,
    place: 'settings',
    save: saveSettings,
    onSaved(answer, taken) {
      cacheSettings(answer)
      toast({ title: 'Instellingen opgeslagen', text: taken })
    },
    failed: 'Er is een fout opgetreden bij het opslaan van de instellingen.',
  })
  useHashFocus()
  // A colleague may have saved since they were read for another page.
  const adopt = useEffectEvent((read: SavedSettings) => {
    if (read.version > (form.row?.version ?? 0)) form.adopt(read)
  })
  useEffect(() => adopt(saved), [saved])

  const service = serviceOf(form.fields.analyticsService)
  /** Fields with something of their own; null hides one. */
  const special: Partial<Record<keyof Settings, Partial<SettingFieldProps> | null>> = {
    seoTitle: { placeholder: ownHomeText.title },
    seoDescription: { placeholder: ownHomeText.description },
    analyticsService: { onChoose: (value) => form.set(withService(form.fields, value)) },
    analyticsHost: service ? { placeholder: services[service].example } : null,
    analyticsId: service ? { about: `${services[service].id}.` } : null,
  }
  const below: Partial<Record<keyof Settings, ReactNode>> = {
    product: <ProductExample product={form.fields.product} />,
    seoDescription: (
      <SettingRow title="Voorbeeld" text="Zo ongeveer staat de homepage in een zoekmachine.">
        <SearchPreview fields={form.fields} />
      </SettingRow>
    ),
  }

  return (
    <FormPanel
      loose
      form={form}
      action={{ rest: 'Opslaan', busy: 'Opslaan...' }}
      onCancel={form.reset}
      stale="Iemand anders, of jijzelf in een ander tabblad, heeft de instellingen opgeslagen terwijl je bezig was. Kies per veld wat er komt te staan."
    >
      {keysOf(chapters).map((chapter) => (
        <Panel key={chapter} title={chapters[chapter]} anchor={chapter}>
          {settingsIn(chapter).map((name) => (
            <Fragment key={name}>
              {special[name] !== null && (
                <SettingField form={form} name={name} {...special[name]} />
              )}
              {below[name]}
            </Fragment>
          ))}
          {chapter === 'mail' && <TestMail />}
          {chapter === 'mail' && <MonthMailTest />}
          {chapter === 'luchthavens' && <AirportOrder />}
        </Panel>
      ))}
    </FormPanel>
  )
}

function ProductExample({ product }: { product: string }) {
  return (
    <SettingRow title="Voorbeeld" text="Het beeldmerk werkt met elke naam.">
      <p className="flex min-h-17 items-center gap-2.5 rounded-md bg-sunken px-5 py-4">
        <LogoMark />
        <span className="min-w-0 font-extrabold font-heading text-[1.3125rem]/[1.2] tracking-[-0.03em] [overflow-wrap:anywhere]">
          {product}
        </span>
      </p>
    </SettingRow>
  )
}

function AirportOrder() {
  return (
    <SettingRow
      title="Volgorde"
      text="Bepaalt welke luchthavens vooraan staan, zoals op de homepage. Je versleept ze in de lijst."
    >
      <Link
        to={`${href('/admin/airports')}?volgorde`}
        className={buttonLook({ tone: 'secondary' })}
      >
        Volgorde van de luchthavens
      </Link>
    </SettingRow>
  )
}

/** Focuses the field, or scrolls to the section, that the address links to. */
function useHashFocus() {
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the same link is followed again
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    if (target?.matches('input, textarea, select')) target.focus()
    else target?.scrollIntoView()
  }, [hash, key])
}
