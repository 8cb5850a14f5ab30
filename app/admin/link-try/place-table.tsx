import { placeValue } from '#domain/outbound/booking-page.ts'
import { places } from '#domain/outbound/booking-page-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { exampleStay } from './tried-stay.ts'

type PlaceTableProps = { airportCode: string; code: string }

/** What can stand in the address of a booking page, and what becomes of it. */
export function PlaceTable({ airportCode, code }: PlaceTableProps) {
  const filling = { stay: exampleStay, airportCode, code: code || undefined }

  return (
    <div>
      <h3 className="mb-2 text-sm">Plaatsen die je kunt gebruiken</h3>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2">
          <thead className="bg-subtle text-ink-muted [&_th]:font-medium">
            <tr>
              <th scope="col">Plaats</th>
              <th scope="col">Wordt</th>
              <th scope="col">Bijvoorbeeld</th>
            </tr>
          </thead>
          <tbody>
            {keysOf(places).map((name) => (
              <tr key={name}>
                <td className="font-mono">{`{${name}}`}</td>
                <td>{places[name]}</td>
                <td className="whitespace-nowrap tabular-nums">
                  {placeValue(name, undefined, filling) ?? '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-ink-muted text-sm">
        Een datum mag een vorm hebben, of alleen een deel: <Code>{'{van:dd-MM-yyyy}'}</Code>,{' '}
        <Code>{'{van:dd}'}</Code>. Een tijd ook: <Code>{'{vanTijd:HHmm}'}</Code>. Vulde de bezoeker
        geen tijd in, dan laten we dat deel weg, met zijn naam.
      </p>
    </div>
  )
}

const Code = ({ children }: { children: string }) => (
  <code className="whitespace-nowrap font-mono">{children}</code>
)
