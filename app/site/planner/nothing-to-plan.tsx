import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { parkingCount } from '#domain/parking/parking.ts'

/** The nearest airport that has parkings. */
export type Elsewhere = {
  name: string
  slug: string
  parkings: number
  /** Of the planner there, with the same flight. */
  planner: string
}

type NothingToPlanProps = { name: string; elsewhere: Elsewhere | null }

/** Takes the place of the board at an airport without parkings. */
export function NothingToPlan({ name, elsewhere }: NothingToPlanProps) {
  const withStay = useWithStay()

  return (
    <section
      aria-labelledby="geen-terreinen"
      className="rounded-xl bg-card p-5 shadow-[0_0_0_1px_var(--line),var(--elevation-1)]"
    >
      <h2 id="geen-terreinen" className="text-[1.25rem]">
        Bij {name} kunnen we nog niets plannen
      </h2>
      <p className="mt-2">We kennen daar nog geen parkeerterreinen.</p>
      {elsewhere && (
        <>
          <p className="mt-2">
            De dichtstbijzijnde luchthaven waar dat wel kan, is {elsewhere.name}, met{' '}
            {parkingCount(elsewhere.parkings)}.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Link to={elsewhere.planner} className={buttonLook()}>
              Plan vanaf {elsewhere.name}
            </Link>
            <Link
              to={withStay(href('/parkeren/:slug', { slug: elsewhere.slug }))}
              className={buttonLook({ tone: 'secondary' })}
            >
              Bekijk de terreinen daar
            </Link>
          </div>
        </>
      )}
    </section>
  )
}
