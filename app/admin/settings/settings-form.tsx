import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { href, Link, useLocation } from 'react-router'
import { saveSettings, useKnowSettings } from '#app/admin/api/use-settings.ts'
import { FormPanel } from '#app/admin/form/form-panel.tsx'
import { useSaveForm } from '#app/admin/form/use-save-form.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { ownHomeText } from '#app/site/home/home-text.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { LogoMark } from '#app/ui/logo-mark.tsx'
import type { SavedSettings, Settings } from '#domain/settings/setting.ts'
import { AnalyticsFields } from './analytics-fields.tsx'
import { SearchPreview } from './search-preview.tsx'
import { sections } from './section-list.tsx'
import { SettingRow } from './setting-row.tsx'
import { settingLabels, settingsKind } from './settings-kind.ts'

const social = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const

export function SettingsForm({ saved }: { saved: SavedSettings }) {
  const toast = useToast()
  const cacheSettings = useKnowSettings()
  const form = useSaveForm({
    kind: settingsKind,
    row: saved,
    save: saveSettings,
    onSaved(answer) {
      cacheSettings(answer)
      toast({ title: 'Instellingen opgeslagen' })
    },
    failed: 'Er is een fout opgetreden bij het opslaan van de instellingen.',
  })
  useHashFocus()
  // A colleague may have saved since they were read for another page.
  const adopt = useEffectEvent((read: SavedSettings) => {
    if (read.version > (form.row?.version ?? 0)) form.adopt(read)
  })
  useEffect(() => adopt(saved), [saved])

  const field = (name: keyof Settings, text: string, more: ComponentProps<'input'> = {}) => (
    <SettingRow title={settingLabels[name]} text={text}>
      <div className={more.type === 'number' ? '[&_input]:w-24' : undefined}>
        <TextField {...form.text(name)} id={name} hideLabel autoComplete="off" {...more} />
      </div>
    </SettingRow>
  )

  return (
    <FormPanel
      loose
      form={form}
      action={{ rest: 'Opslaan', busy: 'Opslaan...' }}
      onCancel={form.reset}
      stale="Iemand anders, of jijzelf in een ander tabblad, heeft de instellingen opgeslagen terwijl je bezig was. Kies per veld wat er komt te staan."
    >
      <Panel title={sections.merk} anchor="merk">
        {field('product', 'Staat in het logo, de paginatitels en de teksten.')}
        <SettingRow title="Voorbeeld" text="Het beeldmerk werkt met elke naam.">
          <p className="flex min-h-17 items-center gap-2.5 rounded-md bg-sunken px-5 py-4">
            <LogoMark />
            <span className="min-w-0 font-extrabold font-heading text-[1.3125rem]/[1.2] tracking-[-0.03em] [overflow-wrap:anywhere]">
              {form.fields.product}
            </span>
          </p>
        </SettingRow>
        {field('email', 'Zichtbaar op de contactpagina. Berichten komen hier aan.', {
          type: 'email',
        })}
      </Panel>
      <Panel title={sections.bedrijf} anchor="bedrijf">
        {field('company', 'Staat bij je bedrijfsgegevens op de site.')}
        {field('registeredAddress', 'Straat, nummer, postcode en plaats.')}
        {field('vatNumber', 'Staat bij je bedrijfsgegevens op de site.')}
        {field('postalAddress', 'Zichtbaar op de contactpagina.')}
      </Panel>
      <Panel title={sections.sociaal} anchor="sociaal">
        {field(
          'facebookUrl',
          'Het adres van je pagina. Leeg staat er geen link op de site.',
          social,
        )}
        {field('instagramUrl', 'Het adres van je profiel.', social)}
        {field('linkedinUrl', 'Het adres van je bedrijfspagina.', social)}
        {field('xUrl', 'Het adres van je profiel.', social)}
      </Panel>
      <Panel title={sections.zoekmachines} anchor="zoekmachines">
        {field('seoTitle', 'Leeg gebruiken we de tekst die er nu grijs staat.', {
          placeholder: ownHomeText.title,
        })}
        <SettingRow
          title={settingLabels.seoDescription}
          text="Zoekmachines tonen er ongeveer 155 tekens van."
        >
          <TextField
            {...form.text('seoDescription')}
            id="seoDescription"
            hideLabel
            lines={4}
            placeholder={ownHomeText.description}
            autoComplete="off"
          />
        </SettingRow>
        <SettingRow title="Voorbeeld" text="Zo ongeveer staat de homepage in een zoekmachine.">
          <SearchPreview fields={form.fields} />
        </SettingRow>
      </Panel>
      <Panel title={sections.affiliate} anchor="affiliate">
        {field(
          'affiliateTag',
          'Staat in het adres van een aanbieder, zodat die weet dat een bezoeker van jou komt.',
          social,
        )}
      </Panel>
      <Panel title={sections.prijzen} anchor="prijzen">
        {field(
          'priceStaleDays',
          'Na hoeveel dagen er bij een prijs staat dat hij mogelijk verouderd is. Na twee keer zo lang komt hij na de prijzen die wel zijn nagekeken.',
          stale,
        )}
        {field(
          'factStaleDays',
          'Geldt voor de meeste feiten. Wat vaak verandert, zoals openingstijden, kijk je na de helft na; wat lang gelijk blijft na twee of vier keer zo lang.',
          { ...stale, max: 730 },
        )}
        {field(
          'basketShortDays',
          'De pagina Parkeerprijzen meet elke maand wat twee verblijven kosten. Eerdere maanden blijven zoals ze gemeten zijn.',
          basket,
        )}
        {field('basketLongDays', 'Meer dagen dan het korte verblijf.', basket)}
      </Panel>
      <Panel title={sections.meten} anchor="meten">
        <AnalyticsFields form={form} />
      </Panel>
      <Panel title={sections.bewaren} anchor="bewaren">
        {field(
          'contactMonths',
          'Hoeveel maanden een bericht blijft staan nadat het is opgelost. Dit staat ook in het privacybeleid.',
          months,
        )}
        {field(
          'rawMonths',
          'Hoeveel maanden elke click en elk bezoek apart blijft staan. Daarna blijven alleen de totalen over.',
          { ...months, min: 3 },
        )}
        {field(
          'backupsKept',
          'Hoeveel reservekopieën van de site er blijven staan. De oudste gaat weg.',
          copies,
        )}
      </Panel>
      <Panel title={sections.luchthavens} anchor="luchthavens">
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
      </Panel>
    </FormPanel>
  )
}

const months = { type: 'number', inputMode: 'numeric', min: 1, max: 60 } as const
const basket = { ...months, max: 30 } as const
const stale = { ...months, max: 365 } as const
const copies = { ...months, max: 90 } as const

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
