import { z } from 'zod'
import type {
  Account,
  ListedAdmin,
  SecondFactorOffer,
  WaitingAdmin,
} from '#domain/access/account.ts'
import {
  codeSchema,
  eitherSchema,
  invitationSchema,
  linkSchema,
  newLinkSchema,
  passwordByLinkSchema,
  passwordChangeSchema,
  roleChangeSchema,
} from '#domain/access/account-schema.ts'
import type { AdminSession, NewSession } from '#domain/access/admin-session.ts'
import type { NewPasswordLink, PasswordLink } from '#domain/access/password-link.ts'
import { roles } from '#domain/access/role.ts'
import { sessionSchema } from '#server/api/access/admins.ts'
import { formerKeySchema } from '#server/api/access/sessions.ts'
import { answerOf, type Descriptions } from './description.ts'
import { count, id, moment } from './shapes.ts'

const account = answerOf<Account>({
  username: z.string(),
  role: z.enum(roles),
  hasSecondFactor: z.boolean(),
  recoveryCodes: count,
})

const recoveryCodes = answerOf<{ recoveryCodes: string[] }>({
  recoveryCodes: z.array(z.string()),
})

const listedAdmin = answerOf<ListedAdmin>({
  id,
  username: z.string(),
  role: z.enum(roles),
  hasSecondFactor: z.boolean(),
  isSelf: z.boolean(),
  createdAt: moment,
  sessions: count,
  waiting: answerOf<WaitingAdmin>({
    isInvitation: z.boolean(),
    expiresAt: moment.nullable(),
    email: z.string().nullable(),
  }).nullable(),
})

const newLink = answerOf<NewPasswordLink>({
  id,
  token: z.string(),
  expiresAt: moment,
  mail: z.enum(['sent', 'failed', 'off']),
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
    does: 'Geeft iedereen die kan inloggen.',
    status: 200,
    answers: z.array(listedAdmin),
  },
  'POST /api/admin/administrators': {
    does: 'Nodigt een collega uit. De token hoort bij een link die je maar één keer ziet.',
    status: 201,
    reads: invitationSchema,
    answers: newLink,
  },
  'PUT /api/admin/administrators/:id': {
    does: 'Geeft een collega een andere rol.',
    status: 204,
    reads: roleChangeSchema,
  },
  'DELETE /api/admin/administrators/:id': {
    does: 'Verwijdert een collega.',
    status: 204,
    reads: eitherSchema,
  },
  'POST /api/admin/administrators/:id/link': {
    does: 'Maakt een link waarmee een collega een wachtwoord kiest. Het oude werkt dan niet meer.',
    status: 201,
    reads: newLinkSchema,
    answers: newLink,
  },
  'DELETE /api/admin/administrators/:id/link': {
    does: 'Trekt die link in.',
    status: 204,
  },
  'DELETE /api/admin/administrators/:id/second-factor': {
    does: 'Zet inloggen in twee stappen uit voor een collega.',
    status: 204,
    reads: eitherSchema,
  },
  'GET /api/admin/administrators/:id/sessions': {
    does: 'Geeft waar een collega is ingelogd.',
    status: 200,
    answers: z.array(session),
  },
  'DELETE /api/admin/administrators/:id/sessions': {
    does: 'Logt een collega uit: op één apparaat, of overal.',
    status: 204,
    reads: sessionSchema,
  },
  'POST /api/password-link': {
    does: 'Geeft van wie een link voor een wachtwoord is.',
    status: 200,
    reads: linkSchema,
    answers: answerOf<PasswordLink>({
      username: z.string(),
      isInvitation: z.boolean(),
      expiresAt: moment,
    }),
  },
  'PUT /api/password-link': {
    does: 'Kiest een wachtwoord met zo’n link.',
    status: 204,
    reads: passwordByLinkSchema,
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
      role: z.enum(roles),
      key: z.string(),
      expiresAt: moment,
      device: z.string(),
    }),
  },
  'DELETE /api/admin/sessions': { does: 'Logt uit: je sleutel werkt niet meer.', status: 204 },
  'DELETE /api/admin/sessions/others': { does: 'Logt je andere apparaten uit.', status: 204 },
  'DELETE /api/admin/sessions/:id': { does: 'Logt één apparaat uit.', status: 204 },
} satisfies Partial<Descriptions>
