import { Hono } from 'hono'
import { kinds, type PlainKind, plainKinds } from '#domain/kinds.ts'
import type { CallEnv } from '#server/api/access/authenticate.ts'
import type { PlainCalls } from './plain-kind.ts'
import * as listed from './plain-kinds.ts'

/** The calls of each plain kind. A kind without them is a type error. */
export const plainCalls: { [Name in PlainKind]: PlainCalls<Name> } = listed

/** Their routes, each under the path of its kind. */
export const plainRoutes = new Hono<CallEnv>()
for (const name of plainKinds) plainRoutes.route(`/${kinds[name].path}`, plainCalls[name].routes)
