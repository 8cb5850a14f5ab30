import { boardLook } from './board.tsx'

const dashes = ['–', '–', ':', '–', '–']

/** The board while there is nothing to answer. */
export function EmptyBoard() {
  return (
    <section aria-labelledby="nog-leeg" className={`px-5 pt-8 pb-10 text-center ${boardLook}`}>
      <p aria-hidden="true" className="mb-5 flex justify-center gap-1">
        {dashes.map((dash, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: they are alike, and stay as they are
            key={at}
            className={`grid h-16 place-items-center rounded-sm font-extrabold font-heading text-(--ink-500) text-[2rem]/none ${dash === ':' ? 'w-4' : 'w-12 bg-(--ink-800)'}`}
          >
            {dash}
          </span>
        ))}
      </p>
      <h2 id="nog-leeg">Hoe laat moet je weg?</h2>
      <p className="mx-auto mt-2 max-w-[26rem] text-on-inverse-soft print:text-(--ink-900)">
        Vul je vlucht en je rijtijd in. Dan rekenen we terug, van de gate tot je voordeur.
      </p>
    </section>
  )
}
