import { useState } from 'react'
import { ApiError } from '#app/admin/api.ts'
import { failureText } from '#app/admin/failure.ts'
import { saveSettings, useKnowSettings } from '#app/admin/use-settings.ts'
import { useToast } from '#app/ui/toast.tsx'
import { type FieldErrors, parse } from '#domain/form.ts'
import { identity, type SavedSettings, type Settings } from '#domain/setting.ts'
import { settingsFormSchema } from '#domain/setting-schema.ts'

/** The settings that this form has a field for. The others are saved as they were. */
const edited = ['product', ...identity] as const

export type EditedSetting = (typeof edited)[number]

/** What is typed beside what is saved. */
export function useSettingsForm(initial: SavedSettings) {
  const toast = useToast()
  const know = useKnowSettings()
  const [saved, setSaved] = useState(initial)
  const [values, setValues] = useState(initial.values)
  const [errors, setErrors] = useState<FieldErrors<Settings>>({})
  const [refusals, setRefusals] = useState(0)
  const [saving, setSaving] = useState(false)
  /** What another one saved meanwhile, at the fields that were changed here too. */
  const [meanwhile, setMeanwhile] = useState<Partial<Record<EditedSetting, string>>>()

  function change(setting: EditedSetting, value: string) {
    setValues({ ...values, [setting]: value })
    setErrors({ ...errors, [setting]: undefined })
  }

  function reset() {
    setValues(saved.values)
    setErrors({})
    setMeanwhile(undefined)
  }

  /** Whether there is nothing left to do. */
  async function save(): Promise<boolean> {
    const input = parse(settingsFormSchema, values)
    refuse(input.ok ? {} : input.why)
    if (!input.ok) return false

    setSaving(true)
    try {
      const answer = await saveSettings({ values: input.value, version: saved.version })
      setSaved(answer)
      setValues(answer.values)
      setMeanwhile(undefined)
      know(answer)
      toast({ title: 'Instellingen opgeslagen' })
      return true
    } catch (error) {
      explain(error)
      return false
    } finally {
      setSaving(false)
    }
  }

  function refuse(why: FieldErrors<Settings>) {
    setErrors(why)
    setRefusals((times) => times + 1)
  }

  function explain(error: unknown) {
    const current = currentOf(error)
    if (current) return compare(current)
    if (error instanceof ApiError) refuse(error.fields)
    const text = failureText(
      error,
      'Er is een fout opgetreden bij het opslaan van de instellingen.',
    )
    toast({ title: 'Fout', text, tone: 'error' })
  }

  /** What was not changed here follows what was saved; what was, stays until someone chooses. */
  function compare(current: SavedSettings) {
    const mine = edited.filter((setting) => values[setting].trim() !== saved.values[setting])
    const contested = mine.filter(
      (setting) =>
        current.values[setting] !== saved.values[setting] &&
        current.values[setting] !== values[setting].trim(),
    )
    setValues({ ...current.values, ...pick(values, mine) })
    setMeanwhile(pick(current.values, contested))
    setSaved(current)
    know(current)
  }

  return {
    values,
    errors,
    /** How often there were errors to look at. */
    refusals,
    saving,
    meanwhile,
    updatedAt: saved.updatedAt,
    changes: edited.filter((name) => values[name].trim() !== saved.values[name]).length,
    change,
    reset,
    save,
  }
}

function pick(values: Settings, names: EditedSetting[]): Partial<Record<EditedSetting, string>> {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

function currentOf(error: unknown): SavedSettings | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  // A refusal of a stale write carries what is saved: see server/api/settings.ts.
  return (error.body as { current?: SavedSettings }).current
}
