import { counter, durations } from './metric.ts'

// What this process counts while it works. A metric stands here, and what it counts calls it.

export const requests = counter('http_requests_total', 'Requests that were answered.', [
  'kind',
  'status',
])

export const pageAnswers = counter(
  'page_cache_answers_total',
  'Answers of the page cache: cached, rendered, joined (waited for the render of another request), stale.',
  ['how'],
)

export const requestSeconds = durations(
  'http_request_duration_seconds',
  'How long requests took that the page cache could not answer.',
  'kind',
)

export const renderSeconds = durations(
  'render_duration_seconds',
  'How long renders for the page cache took.',
  'kind',
)

export const jobRuns = counter('job_runs_total', 'Runs of jobs by this process.', [
  'job',
  'outcome',
])

export const letters = counter(
  'mail_letters_total',
  'Letters that were offered to the mail server.',
  ['outcome'],
)

export const clicks = counter('clicks_total', 'Affiliate clicks, by what became of them.', [
  'outcome',
])

/** Every one of them. */
export const counted = [
  requests,
  pageAnswers,
  requestSeconds,
  renderSeconds,
  jobRuns,
  letters,
  clicks,
]
