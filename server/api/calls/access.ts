import { z } from 'zod'
import type { Account, ListedAdmin, SecondFactorOffer } from '#domain/access/account.ts'
import {
  codeSchema,
  confirmSchema,
  newAdminSchema,
  passwordChangeSchema,
} from '#domain/access/account-schema.ts'
import type { AdminSession, NewSession } from '#domain/access/admin-session.ts'
import { eitherSchema } from '#server/api/access/account.ts'
import { formerKeySchema } from '#server/api/access/sessions.ts'
import { answerOf, type Descriptions } from './description.ts'
import { count, id, moment } from './shapes.ts'

const account = answerOf<Account>({
  username: z.string(),
  hasSecondFactor: z.boolean(),
  recoveryCodes: count,
})

const recoveryCodes = answerOf<{ recoveryCodes: string[] }>({
  recoveryCodes: z.array(z.string()),
})

const listedAdmin = answerOf<ListedAdmin>({
  id,
  username: z.string(),
  hasSecondFactor: z.boolean(),
  isSelf: z.boolean(),
  createdAt: moment,
})

const session = answerOf<AdminSession>({
  id,
  isCurrent: z.boolean(),
  device: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
})

export const accessCalls = {
  'GET /api/admin/account': { does: 'Geeft hoe je inlogt.', status: 200, answers: account },
  'PUT /api/admin/account/password': {
    does: 'Wijzigt je wachtwoord.',
    status: 204,
    reads: passwordChangeSchema,
  },
  'POST /api/admin/account/second-factor': {
    does: 'Maakt een sleutel voor inloggen in twee stappen. Staat dat al aan, dan hoort er een code bij.',
    status: 200,
    reads: eitherSchema,
    answers: answerOf<SecondFactorOffer>({ secret: z.string(), qr: z.string() }),
  },
  'PUT /api/admin/account/second-factor': {
    does: 'Zet inloggen in twee stappen aan.',
    status: 200,
    reads: codeSchema,
    answers: recoveryCodes,
  },
  'DELETE /api/admin/account/second-factor': {
    does: 'Zet inloggen in twee stappen uit, met een code uit je app of een herstelcode.',
    status: 204,
    reads: eitherSchema,
  },
  'POST /api/admin/account/recovery-codes': {
    does: 'Maakt nieuwe herstelcodes, met een code uit je app of een herstelcode.',
    status: 200,
    reads: eitherSchema,
    answers: recoveryCodes,
  },
  'GET /api/admin/administrators': {
    does: 'Geeft alle beheerders.',
    status: 200,
    answers: z.array(listedAdmin),
  },
  'POST /api/admin/administrators': {
    does: 'Voegt een beheerder toe.',
    status: 201,
    reads: newAdminSchema,
    answers: answerOf<{ id: number }>({ id }),
  },
  'DELETE /api/admin/administrators/:id': {
    does: 'Verwijdert een beheerder.',
    status: 204,
    reads: confirmSchema,
  },
  'GET /api/admin/sessions': {
    does: 'Geeft waar je bent ingelogd.',
    status: 200,
    answers: z.array(session),
  },
  'POST /api/admin/sessions': {
    does: 'Geeft een sleutel in plaats van je wachtwoord.',
    status: 201,
    reads: formerKeySchema,
    answers: answerOf<NewSession>({
      username: z.string(),
      key: z.string(),
      expiresAt: moment,
      device: z.string(),
    }),
  },
  'DELETE /api/admin/sessions': { does: 'Logt uit: je sleutel werkt niet meer.', status: 204 },
  'DELETE /api/admin/sessions/others': { does: 'Logt je andere apparaten uit.', status: 204 },
  'DELETE /api/admin/sessions/:id': { does: 'Logt één apparaat uit.', status: 204 },
} satisfies Partial<Descriptions>
