/** Two versions differ in nothing that can be read. */
export function SameWords() {
  return (
    <p className="text-ink-muted text-sm">
      De woorden zijn gelijk: de opmaak of een afbeelding verschilt.
    </p>
  )
}
