/** Shared by all legal pages: Belgian law, the court in Hasselt, and the consumer's rights. */
export function ApplicableLaw({ on }: { on: string }) {
  return (
    <>
      <p>
        Op {on} is het Belgische recht van toepassing. Komen we er samen niet uit, dan is de
        rechtbank in Hasselt bevoegd, onverminderd dwingend recht.
      </p>
      <p>
        Dat laatste is belangrijk als je consument bent. Je houdt altijd de bescherming van de
        dwingende regels van het land waar je woont. Je kunt een geschil daar ook aan de rechter
        voorleggen.
      </p>
    </>
  )
}
