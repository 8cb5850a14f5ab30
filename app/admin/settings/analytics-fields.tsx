import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { keysOf } from '#domain/text/keys.ts'
import { SettingRow } from './setting-row.tsx'
import {
  type SettingsSaveForm,
  serviceName,
  serviceOf,
  services,
  settingLabels,
  withService,
} from './settings-kind.ts'

/** The settings of a third-party statistics service. */
export function AnalyticsFields({ form }: { form: SettingsSaveForm }) {
  const { fields, text, set } = form
  const service = serviceOf(fields.analyticsService)
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

  return (
    <>
      <SettingRow
        title={settingLabels.analyticsService}
        text="Alleen na toestemming van de bezoeker. Onze eigen statistieken staan hier los van."
      >
        <SelectField
          {...text('analyticsService')}
          id="analyticsService"
          hideLabel
          onChange={({ target }) => set(withService(fields, target.value))}
        >
          <option value="">Geen</option>
          {keysOf(services).map((each) => (
            <option key={each} value={each}>
              {serviceName(each)}
            </option>
          ))}
        </SelectField>
      </SettingRow>
      {service && (
        <>
          <SettingRow
            title={settingLabels.analyticsHost}
            text="Waar de dienst staat, zonder pad erachter."
          >
            <TextField
              {...text('analyticsHost')}
              {...plain}
              id="analyticsHost"
              hideLabel
              inputMode="url"
              placeholder={services[service].example}
            />
          </SettingRow>
          <SettingRow title={settingLabels.analyticsId} text={`${services[service].id}.`}>
            <TextField {...text('analyticsId')} {...plain} id="analyticsId" hideLabel />
          </SettingRow>
        </>
      )}
    </>
  )
}
