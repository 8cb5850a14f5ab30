import { Moment } from '#app/admin/ui/moment.tsx'
import { lightsOf, type SystemReport } from '#domain/system/system-report.ts'

/** How many parts are well, and which version runs since when. */
export function SystemSummary({ report }: { report: SystemReport }) {
  const lights = Object.entries(lightsOf(report)).filter(([, light]) => light !== 'off')
  const good = lights.filter(([, light]) => light === 'good').length

  return (
    <section
      aria-label="Samengevat"
      className="grid overflow-clip rounded-lg bg-(--ink-900) text-white md:grid-cols-[2fr_3fr]"
    >
      <div className="grid gap-4 p-6">
        <p className="font-display text-lg">
          <strong className="font-extrabold text-4xl text-(--yellow-400) tracking-[-0.02em]">
            {good} van {lights.length}
          </strong>{' '}
          in orde
        </p>
        <span className="flex gap-1" aria-hidden>
          {lights.map(([part, light]) => (
            <span
              key={part}
              className={`h-2.5 grow rounded-xs ${light === 'good' ? 'bg-positive' : 'bg-negative'}`}
            />
          ))}
        </span>
      </div>
      <div className="grid content-center gap-1 bg-white/8 p-6">
        <p className="font-semibold text-(--yellow-400) text-sm">Versie {report.version}</p>
        <p>
          Draait sinds <Moment at={report.startedAt} between=" om " />, met{' '}
          {report.engine === 'pglite' ? 'de ingebouwde database' : 'PostgreSQL'}.
        </p>
      </div>
    </section>
  )
}
