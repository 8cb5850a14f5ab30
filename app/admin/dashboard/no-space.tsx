import { Notice } from '#app/ui/notice.tsx'

/** The machine has no room left for the database. */
export function NoSpace() {
  return (
    <Notice tone="error" title="De schijf is vol.">
      <p>
        De site is te lezen, maar er wordt niets meer opgeslagen: geen wijzigingen, en geen
        berichten van bezoekers. Laat op de server ruimte vrijmaken op de schijf met{' '}
        <code>DATA_DIR</code>. Daarna werkt alles vanzelf weer.
      </p>
    </Notice>
  )
}
