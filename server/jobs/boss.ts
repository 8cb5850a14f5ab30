import { PgBoss } from 'pg-boss'
import { connection } from '#server/db/client.ts'
import { log } from '#server/log.ts'
import { newInMinute } from './new-in-minute.ts'

/** Runs each job in one of the processes. The queue is in our own database. */
export const boss = new PgBoss({ db: { executeSql: connection.execute } })

const isNew = newInMinute()
boss.on('error', (error) => {
  if (isNew(error)) log.warn('jobs', { error })
})

const started = Promise.withResolvers<void>()

/** Resolves once every job has its queue. A first start makes them after the site serves. */
export const areStarted = started.promise
let isStarted = false
export const haveStarted = () => isStarted

export function setStarted(): void {
  isStarted = true
  started.resolve()
}
