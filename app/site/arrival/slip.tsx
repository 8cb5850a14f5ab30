import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Pencil from 'lucide-react/icons/pencil'
import { CardTitle } from './card-title.tsx'

const slipLook =
  '[--card-edge:#6b7685] rounded-[10px] border-2 border-(--card-edge) border-dashed px-5 pt-[18px] pb-5 break-inside-avoid print:py-3'

/** What a traveller wants to know again when back. */
export function OwnSlip() {
  return (
    <section className={slipLook}>
      <CardTitle icon={Pencil}>Schrijf op</CardTitle>
      <Boxes names={['Vaknummer', 'Kilometerstand', 'Vlucht terug, en landing', 'Mijn kenteken']} />
    </section>
  )
}

const atHandover = [
  'Kilometerstand bij afgifte',
  'Kilometerstand bij ophalen',
  'Naam van de chauffeur',
  'Waar staat mijn auto?',
]

const fuel = ['leeg', '¼', '½', '¾', 'vol']

const pictures = ['voor', 'achter', 'links', 'rechts', 'velgen', 'dashboard']

/** To be filled in before the key is given away. */
export function ValetSlip() {
  return (
    <section className={slipLook}>
      <CardTitle icon={ClipboardCheck}>Vul in waar de chauffeur bij staat</CardTitle>
      <Boxes names={atHandover} />
      <div className="mt-3 grid gap-3 md:grid-cols-[1fr_1.5fr]">
        <Ticks name="Brandstof of accu" options={fuel} />
        <Ticks name="Foto gemaakt van" options={pictures} />
      </div>
      <div className={`mt-3 min-h-[92px] print:min-h-14 ${boxLook}`}>Schade die er al was</div>
    </section>
  )
}

const nameLook = 'text-[#4a5564] text-[12.5px]'
const boxLook = `rounded-[6px] border-[1.5px] border-(--card-edge) px-2.5 py-1.5 ${nameLook}`

function Boxes({ names }: { names: string[] }) {
  return (
    <div className="mt-2.5 grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1">
      {names.map((name) => (
        <div key={name} className={`min-h-[58px] print:min-h-12 ${boxLook}`}>
          {name}
        </div>
      ))}
    </div>
  )
}

function Ticks({ name, options }: { name: string; options: string[] }) {
  return (
    <div>
      <p className={nameLook}>{name}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3.5 gap-y-1 text-[13.5px]">
        {options.map((option) => (
          <li key={option} className="inline-flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-[17px] rounded-[3px] border-[#4a5564] border-[1.5px]"
            />
            {option}
          </li>
        ))}
      </ul>
    </div>
  )
}
