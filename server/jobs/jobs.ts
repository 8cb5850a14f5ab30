import { alarms } from '#server/alarms/alarms.ts'
import { analyzeTables } from './analyze-tables.ts'
import { backUp } from './back-up.ts'
import { checkLinks } from './check-links.ts'
import { cleanUp } from './clean-up.ts'
import { fetchConversions } from './fetch-conversions.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { mailAnswers } from './mail-answers.ts'
import { mailContacts } from './mail-contacts.ts'
import { mailMonth, mailMoved, mailWeek } from './mail-figures.ts'
import { measurePrices } from './measure-prices.ts'
import { priceDay } from './price-day.ts'
import { publishPosts } from './publish-posts.ts'
import { readCopiesBack } from './read-copies-back.ts'
import { rollUp } from './roll-up.ts'
import { sendAnswers } from './send-answers.ts'
import { sendCopy } from './send-copy.ts'
import { tryRestore } from './try-restore.ts'

export type Job = {
  name: string
  /** In Dutch, for the page Systeem. */
  title: string
  /** When it runs, as a cron schedule in the time of Amsterdam. */
  every: string
  /** For a job that may take long: it runs in one process at a time, at most so long. */
  longestHours?: number
  /** @returns what came of it, in a few Dutch words, or with them what else Systeem shows, or nothing */
  run(): Promise<unknown>
}

/** Every job. */
export const jobs: readonly Job[] = [
  alarms,
  mailContacts,
  mailAnswers,
  sendAnswers,
  mailMoved,
  mailWeek,
  mailMonth,
  cleanUp,
  backUp,
  sendCopy,
  readCopiesBack,
  tryRestore,
  publishPosts,
  fetchPictures,
  fetchConversions,
  rollUp,
  measurePrices,
  priceDay,
  checkLinks,
  analyzeTables,
]
