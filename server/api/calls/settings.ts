import { z } from 'zod'
import type { ApiDocument, ApiOperation } from '#domain/admin/api-document.ts'
import type { Backup } from '#domain/admin/backup.ts'
import {
  type Change,
  type ChangeGroup,
  type ChangeLog,
  type ChangeRows,
  changeActions,
  type Deleted,
  type NamedRow,
  otherSubjects,
  type Undone,
} from '#domain/changes/change.ts'
import { allKinds } from '#domain/kinds.ts'
import type { SavedSettings, Settings } from '#domain/settings/setting.ts'
import { perSetting, type SettingField } from '#domain/settings/setting-fields.ts'
import { settingsChangeSchema, someSettingsSchema } from '#domain/settings/setting-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { exportSchema, filterSchema, rowsFilterSchema, undoSchema } from '#server/api/changes.ts'
import { answerOf, type Descriptions, type Shape } from './description.ts'
import { count, editableShape, id, moment } from './shapes.ts'

const settings = answerOf<SavedSettings>({
  ...editableShape,
  // A descriptor has the kind of the type of its setting.
  values: answerOf(perSetting(answerTo) as Shape<Settings>),
})

function answerTo(field: SettingField): z.ZodType {
  if (field.kind === 'whole') return count
  return field.kind === 'choice' ? z.enum(keysOf(field.choices)) : z.string()
}

const subject = z.enum([...allKinds.map(({ table }) => table), ...keysOf(otherSubjects)])
const row = z.record(z.string(), z.unknown()).nullable()

const action = z.enum(keysOf(changeActions))

const change = answerOf<Change>({
  id,
  at: moment,
  username: z.string(),
  change: z.uuid(),
  action,
  subject,
  subjectId: id.nullable(),
  owner: z.string().optional(),
  before: row,
  after: row,
  isUndone: z.boolean(),
})

const changeLog = answerOf<ChangeLog>({
  total: count,
  usernames: z.array(z.string()),
  changes: z.array(
    answerOf<ChangeGroup>({
      change: z.uuid(),
      at: moment,
      username: z.string(),
      size: count,
      undone: count,
      isUndo: z.boolean(),
      parts: z.array(answerOf<ChangeGroup['parts'][number]>({ subject, action, count })),
      first: z.array(change),
    }),
  ),
})

export const namedRow = answerOf<NamedRow>({
  subject,
  id: z.int().nonnegative(),
  name: z.string(),
})

const deleted = answerOf<Deleted>({
  change: z.uuid(),
  at: moment,
  username: z.string(),
  items: z.array(namedRow),
})

const undone = answerOf<Undone>({ change: z.uuid(), inTheWay: z.array(namedRow) })

const backup = answerOf<Backup>({
  id,
  at: moment,
  file: z.string().nullable(),
  bytes: count,
  rows: count,
})

const isObject = (value: unknown) => typeof value === 'object' && value !== null

const document = answerOf<ApiDocument>({
  openapi: z.string(),
  info: answerOf<ApiDocument['info']>({
    title: z.string(),
    version: z.string(),
    description: z.string(),
  }),
  tags: z.array(answerOf<{ name: string }>({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), z.custom<ApiOperation>(isObject))),
  components: z.custom<ApiDocument['components']>(isObject),
})

export const settingsCalls = {
  'GET /api/admin/settings': {
    does: 'Geeft de instellingen van de site.',
    status: 200,
    answers: settings,
  },
  'PUT /api/admin/settings': {
    does: 'Wijzigt de instellingen die je noemt.',
    status: 200,
    reads: settingsChangeSchema.extend({ values: someSettingsSchema }),
    answers: settings,
  },
  'GET /api/admin/changes': {
    does: 'Geeft wie wat wijzigde, het laatste eerst.',
    status: 200,
    reads: filterSchema,
    answers: changeLog,
  },
  'GET /api/admin/changes/rows': {
    does: 'Geeft de rijen van het logboek zelf: van één wijziging, of alle die passen.',
    status: 200,
    reads: rowsFilterSchema,
    answers: answerOf<ChangeRows>({ total: count, changes: z.array(change) }),
  },
  'GET /api/admin/changes/deleted': {
    does: 'Geeft wat is verwijderd en nog terug kan.',
    status: 200,
    answers: z.array(deleted),
  },
  'POST /api/admin/changes/:change/undo': {
    does: 'Draait een wijziging terug. Wat daarna opnieuw is gewijzigd, staat in de weg: met onlyOthers gaat alleen de rest terug.',
    status: 200,
    reads: undoSchema,
    answers: undone,
  },
  'POST /api/admin/exports': {
    does: 'Zet in het logboek dat een pagina van het beheer een bestand heeft gemaakt.',
    status: 204,
    reads: exportSchema,
  },
  'GET /api/admin/backup': {
    does: 'Geeft de hele site.',
    status: 200,
    gives: 'application/gzip',
  },
  'GET /api/admin/backups': {
    does: 'Geeft de kopieën die er zijn gemaakt.',
    status: 200,
    answers: z.array(backup),
  },
  'POST /api/admin/backups': {
    does: 'Maakt nu een kopie, waar de site draait.',
    status: 201,
    answers: backup,
  },
  'GET /api/openapi.json': {
    does: 'Geeft de beschrijving van al deze aanroepen.',
    status: 200,
    answers: document,
  },
} satisfies Partial<Descriptions>
