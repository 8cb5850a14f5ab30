import { Link } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import type { Board } from '#domain/earnings/board/board.ts'
import { counted, formatNumber } from '#domain/text/number.ts'

/** What to do before there is anything to count. */
export function Begin({ board: { setUp, weeks, now } }: { board: Board }) {
  const step = setUp.programmes === 0 ? 1 : setUp.withoutProgramme === setUp.parkings ? 2 : 3

  return (
    <section className="mb-5 overflow-clip rounded-lg bg-card shadow-hairline">
      <div className="flex items-center gap-6 p-6 max-md:flex-col max-md:items-start max-md:gap-3 max-md:p-4">
        <img
          src="/images/leeg-lijst.svg"
          alt=""
          width={480}
          height={320}
          className="w-36 flex-none"
        />
        <div>
          <h2 className="font-extrabold text-[1.375rem]/[1.25]">Weet wat een click opbrengt</h2>
          <p className="mt-1.5 max-w-[40rem] text-ink-soft">
            In deze {weeks} weken klikten {counted(now.clicks, 'mens', 'mensen')} naar een
            aanbieder. Wat dat opbracht, weet je na drie stappen.
          </p>
        </div>
      </div>
      <ol>
        <Step
          number={1}
          at={step}
          title="Maak een programma"
          to="/admin/programmes/new"
          press="Nieuw programma"
        >
          Kies je netwerk, of ‘rechtstreeks’. Wat daaruit volgt vullen we in. Ongeveer 3 minuten.
        </Step>
        <Step
          number={2}
          at={step}
          title="Koppel je parkings"
          to="/admin/programmes"
          press="Naar je programma's"
        >
          Alle parkings die naar hetzelfde netwerk linken, koppel je in één keer. Nu hebben{' '}
          {formatNumber(setUp.withoutProgramme)} van{' '}
          {counted(setUp.parkings, 'parking', 'parkings')} geen programma.
        </Step>
        <Step
          number={3}
          at={step}
          title="Haal de boekingen op"
          to="/admin/conversions"
          press="Naar je conversies"
        >
          Lees het bestand van je netwerk in, of laat Awin het elke nacht zelf doen.
        </Step>
      </ol>
    </section>
  )
}

type StepProps = {
  number: number
  /** The step that is next. */
  at: number
  title: string
  to: string
  press: string
  children: React.ReactNode
}

function Step({ number, at, title, to, press, children }: StepProps) {
  return (
    <li
      aria-current={number === at ? 'step' : undefined}
      className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-4 border-line border-t px-6 py-5 max-md:grid-cols-[2.5rem_minmax(0,1fr)] max-md:px-4"
    >
      <span
        className={`grid size-10 place-items-center rounded-full font-extrabold font-heading ${number === at ? 'bg-signal text-on-signal' : 'bg-sunken text-ink-muted'}`}
      >
        {number}
      </span>
      <div>
        <h3 className="font-bold text-base">{title}</h3>
        <p className="max-w-[40rem] text-ink-soft">{children}</p>
      </div>
      <span className="max-md:col-start-2">
        {number === at ? (
          <Link to={to} className={buttonLook()}>
            {press}
          </Link>
        ) : (
          <span className="text-ink-muted text-sm">
            {number < at ? 'gedaan' : `na stap ${number - 1}`}
          </span>
        )}
      </span>
    </li>
  )
}
