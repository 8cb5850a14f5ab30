import { boss, haveStarted } from './boss.ts'
import { jobs } from './jobs.ts'

/** Queues a job to run at once, in whichever process takes it first. One that is queued already is not queued twice. */
export async function runNow(name: string): Promise<'queued' | 'unknown' | 'starting'> {
  if (!jobs.some((job) => job.name === name)) return 'unknown'
  if (!haveStarted()) return 'starting'
  await boss.send(name, {}, { singletonKey: 'now', singletonSeconds: 5 })
  return 'queued'
}
