import { z } from 'zod'
import {
  type AccountEvent,
  accountEventDays,
  accountEventKinds,
} from '#domain/access/account-event.ts'
import type { Alarm, AlarmNews, Cause, Trouble } from '#domain/system/alarm.ts'
import { dayMs } from '#domain/text/date.ts'
import { answerOf, moment, type Shape } from '#server/api/answer.ts'
import { call } from '#server/api/call.ts'
import { listAccountEvents } from '#server/db/access/account-events.ts'
import { listOpenAlarms, listPastAlarms } from '#server/db/system/alarms.ts'

const trouble = {
  cause: z.string(),
  title: z.string(),
  text: z.string(),
  remedy: z.enum(['copies', 'back-up', 'mail', 'job']).optional(),
} satisfies Shape<Trouble>

export const alarmNews = answerOf<AlarmNews>({
  found: answerOf<Cause>({ ...trouble, effects: z.array(answerOf<Trouble>(trouble)) }),
  since: moment,
  mailedAt: moment.nullable(),
  overAt: moment.nullable(),
})

export const accountEvent = answerOf<AccountEvent>({
  at: moment,
  username: z.string(),
  kind: z.enum(accountEventKinds),
  device: z.string(),
  by: z.string().nullable(),
})

export const newsOf = ({ found, since, mailedAt, overAt }: Alarm): AlarmNews => ({
  found,
  since,
  mailedAt,
  overAt,
})

type Alarms = { open: AlarmNews[]; past: AlarmNews[]; accountEvents: AccountEvent[] }

export const list = call({
  method: 'GET',
  path: '/api/admin/system/alarms',
  does: 'Geeft wat niet in orde is en wat voorbij is, en wat er met accounts gebeurde.',
  role: 'manager',
  answers: answerOf<Alarms>({
    open: z.array(alarmNews),
    past: z.array(alarmNews),
    accountEvents: z.array(accountEvent),
  }),
  async handle(call) {
    const [open, past, accountEvents] = await Promise.all([
      listOpenAlarms(),
      listPastAlarms(),
      listAccountEvents(new Date(Date.now() - accountEventDays * dayMs)),
    ])
    return call.json({
      open: open.map(newsOf),
      past: past.map(newsOf),
      accountEvents,
    } satisfies Alarms)
  },
})
