import type { Context } from 'hono'
import { z } from 'zod'
import { whyKeptOut } from '#domain/access/own-access.ts'
import { type FieldErrors, parse } from '#domain/form/form.ts'
import type { SavedSettings, Settings } from '#domain/settings/setting.ts'
import type { SettingField } from '#domain/settings/setting-field.ts'
import { perSetting } from '#domain/settings/setting-fields.ts'
import {
  settingsChangeSchema,
  settingsFormSchema,
  someSettingsSchema,
} from '#domain/settings/setting-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { isClash } from '#server/db/editing.ts'
import { findSettings, findSettingsWithVersion, updateSettings } from '#server/db/settings.ts'
import { writeMonthLetter } from '#server/earnings/month-letter.ts'
import { env } from '#server/env.ts'
import { addressOf } from '#server/http/address.ts'
import { testLetter } from '#server/mail/figures-letter.ts'
import { type Letter, sendMail } from '#server/mail/send.ts'
import { minuteLimit } from '#server/statistics/minute-limit.ts'
import type { AdminCall } from './access/authenticate.ts'
import { answerOf, count, editableShape, type Shape } from './answer.ts'
import { call } from './call.ts'
import { problem, readInput } from './json.ts'

const settings = answerOf<SavedSettings>({
  ...editableShape,
  // A descriptor has the kind of the type of its setting.
  values: answerOf(perSetting(answerTo) as Shape<Settings>),
})

function answerTo(field: SettingField): z.ZodType {
  if (field.kind === 'whole') return count
  return field.kind === 'choice' ? z.enum(keysOf(field.choices)) : z.string()
}

export const read = call({
  method: 'GET',
  path: '/api/admin/settings',
  does: 'Geeft de instellingen van de site.',
  role: 'reader',
  answers: settings,
  async handle(call) {
    return call.json(await findSettingsWithVersion())
  },
})

export const update = call({
  method: 'PUT',
  path: '/api/admin/settings',
  does: 'Wijzigt de instellingen die je noemt.',
  role: 'manager',
  reads: settingsChangeSchema.extend({ values: someSettingsSchema }),
  answers: settings,
  async handle(call) {
    const change = await readInput(call, settingsChangeSchema, invalid)
    if (!change.ok) return change.why
    const { values, version } = change.value
    // Omitted settings keep their value in the database, not the one that this process cached.
    const current = await findSettingsWithVersion()
    const input = parse(settingsFormSchema, { ...current.values, ...values })
    if (!input.ok) return invalid(call, input.why)

    const keptOut = whyKeptOut(input.value, saverOf(call))
    if (keptOut) return invalid(call, keptOut)
    const saved = await updateSettings(call.get('admin'), input.value, version)
    if (saved.ok) return call.json(saved.value)
    if (isClash(saved.why)) throw new Error('settings hold nothing that can be taken')
    return problem(call, 409, 'De instellingen zijn intussen gewijzigd', saved.why)
  },
})

/** Whoever saves settings must still be let in by them. */
export const saverOf = (call: AdminCall) => ({ ...call.get('admin'), address: addressOf(call) })

const invalid = (call: Context, fields: FieldErrors<Record<string, unknown>>) =>
  problem(call, 422, 'De instellingen zijn niet goed ingevuld', { fields })

export const testMail = call({
  method: 'POST',
  path: '/api/admin/settings/test-mail',
  does: 'Stuurt een proefmail naar het e-mailadres van de instellingen.',
  role: 'manager',
  async handle(call) {
    if (!env.SMTP_URL) return problem(call, 409, noMail)
    return sent(call, testLetter(await findSettings()))
  },
})

/** It reads all figures of some weeks, and mails. */
const mayMailMonth = minuteLimit(4)

export const monthMail = call({
  method: 'POST',
  path: '/api/admin/settings/month-mail',
  does: 'Stuurt het bericht over de opbrengst van de maand die voorbij is naar het e-mailadres van de instellingen.',
  role: 'manager',
  async handle(call) {
    if (!env.SMTP_URL) return problem(call, 409, noMail)
    if (!mayMailMonth('')) {
      return problem(call, 429, 'Dat is vaak genoeg. Probeer het over een minuut weer.')
    }
    const letter = await writeMonthLetter(new Date(), await findSettings())
    if (!letter) return problem(call, 409, 'Er zijn nog geen boekingen, dus is er niets te mailen.')
    return sent(call, letter)
  },
})

const noMail = 'E-mail is nog niet ingesteld. Zet SMTP_URL op de server.'

async function sent(call: AdminCall, letter: Letter): Promise<Response> {
  try {
    await sendMail(letter)
  } catch (error) {
    return problem(call, 502, `De mailserver neemt de mail niet aan: ${reasonOf(error)}`)
  }
  return call.body(null, 204)
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
