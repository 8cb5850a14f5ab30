import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import type { JobReport } from '#domain/system/system-report.ts'
import { formatNumber } from '#domain/text/number.ts'
import { RunJob } from './run-job.tsx'

/** What happens by itself: when it last did, what came of it, and a way to do it now. */
export function JobList({ jobs }: { jobs: JobReport[] }) {
  const ran = jobs.filter(({ last }) => last !== null)
  const done = ran.filter(({ last }) => last?.isDone)

  return (
    <Panel
      title="Taken"
      note={
        <span className="text-ink-muted text-sm">
          {done.length} van {ran.length} gelukt
        </span>
      }
    >
      <ul aria-label="Taken" className="divide-y divide-line">
        {jobs.map((job) => (
          <JobRow key={job.name} job={job} />
        ))}
      </ul>
    </Panel>
  )
}

function JobRow({ job }: { job: JobReport }) {
  const { name, title, schedule, last, isDue } = job
  return (
    <li className="grid items-center gap-x-4 gap-y-2 px-5 py-3 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto]">
      <div>
        <h3 className="font-sans font-semibold text-base">{title}</h3>
        <p className="text-ink-muted text-sm">{schedule}</p>
      </div>
      <p className="text-ink-soft">{last ? <Outcome last={last} /> : 'Nog niet gedaan'}</p>
      <span className="justify-self-start">
        <RunJob name={name} isDue={isDue}>
          Nu uitvoeren<span className="sr-only"> ({title})</span>
        </RunJob>
      </span>
    </li>
  )
}

function Outcome({ last }: { last: NonNullable<JobReport['last']> }) {
  const { at, ms, isDone, outcome } = last
  const Icon = isDone ? CircleCheck : CircleX

  return (
    <>
      <Icon
        size={16}
        className={`mr-1.5 inline align-[-0.15em] ${isDone ? 'text-positive-ink' : 'text-negative-ink'}`}
        aria-hidden
      />
      <Moment at={at} />, {timeText(ms)}
      {isDone ? outcome && `: ${outcome}` : ', mislukt'}
      {!isDone && outcome && <span className="wrap-anywhere">: {outcome}</span>}
    </>
  )
}

/** '0,3 s', '41 s', '12 min'. */
function timeText(ms: number): string {
  if (ms >= 120_000) return `${formatNumber(Math.round(ms / 60_000))} min`
  return `${formatNumber(ms < 10_000 ? Math.round(ms / 100) / 10 : Math.round(ms / 1_000))} s`
}
