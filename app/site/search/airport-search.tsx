import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, href, useNavigate } from 'react-router'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { useStayToTake } from '#app/site/page/use-stay-ahead.ts'
import { useKeptStay } from '#app/site/page/use-with-stay.ts'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { controlLook } from '#app/ui/field/control-look.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'
import { nearText } from '#domain/airport/near-text.ts'
import { withStay } from '#domain/stay/stay-address.ts'
import { counted } from '#domain/text/number.ts'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'

/** No option is highlighted. */
const none = -1

type AirportSearchProps = {
  /** The search text at first render. */
  initial?: string
}

/** The search as a form of its own, which submits to the overview of airports. */
export function AirportSearch(props: AirportSearchProps) {
  return (
    <Form action={href('/luchthavens')} role="search">
      <HiddenFields pairs={useKeptStay()} />
      <AirportSearchField {...props} />
    </Form>
  )
}

/**
 * Finds an airport by name, code, city or alias: a combobox that opens the airport's page. What is not found
 * there, its form submits to the overview of airports.
 */
export function AirportSearchField({ initial = '' }: AirportSearchProps) {
  const id = useId()
  const navigate = useNavigate()
  const days = useKeptStay()
  const stayToTake = useStayToTake()
  const [text, setText] = useState(initial)
  const suggestions = useSuggestions(text)
  const { matches, learnAliases } = suggestions
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState(none)
  const field = useRef<HTMLInputElement>(null)

  const isAsked = text.trim() !== ''
  const showsList = open && matches.length > 0
  const optionId = (index: number) => `${id}-${index}`

  // Takes over what was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    const typed = field.current?.value ?? initial
    if (typed === initial) return
    learnAliases()
    if (document.activeElement === field.current) type(typed)
    else setText(typed)
  }, [])

  function type(typed: string): void {
    setText(typed)
    setOpen(typed.trim() !== '')
    setMarked(typed.trim() === '' ? none : 0)
  }

  function close(): void {
    setOpen(false)
    setMarked(none)
  }

  function goTo({ name, slug }: AirportSuggestion): void {
    setText(name)
    close()
    navigate(withStay(href('/parkeren/:slug', { slug }), stayToTake() ?? days))
  }

  function move(step: 1 | -1): void {
    const { length } = matches
    const from = marked === none && step === -1 ? length : marked
    setOpen(true)
    setMarked((from + step + length) % (length || 1))
  }

  function followKey(event: KeyboardEvent): void {
    const match = matches[marked]

    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && showsList && match) {
      event.preventDefault()
      goTo(match)
    } else if (event.key === 'Escape') {
      if (open) close()
      else setText('')
    } else if (event.key === 'Enter') {
      // It submits the form.
      close()
    }
  }

  return (
    <>
      <label htmlFor={id} className="font-semibold text-[0.9375rem]/[1.35]">
        Zoek je luchthaven
      </label>
      <div className="relative z-2 mt-1.5 text-ink">
        <input
          ref={field}
          id={id}
          name="zoek"
          value={text}
          placeholder="Naam, code of stad"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={showsList}
          aria-controls={`${id}-lijst`}
          aria-activedescendant={showsList && marked !== none ? optionId(marked) : undefined}
          onFocus={learnAliases}
          onChange={({ target }) => type(target.value)}
          onKeyDown={followKey}
          onBlur={close}
          className={`pr-13 pl-3.5 ${controlLook}`}
        />
        <span className="absolute inset-y-0.5 right-0.5 flex items-center print:hidden">
          <IconButton
            type="submit"
            formAction={href('/luchthavens')}
            label="Zoeken"
            icon={Search}
            onClick={close}
          />
        </span>
        {open && (
          // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing itself
          <div
            // Pressing on the list must not blur the field: that would close the list.
            onMouseDown={(event) => event.preventDefault()}
            className="absolute inset-x-0 top-full mt-1.5 overflow-hidden rounded-md bg-raised shadow-[0_0_0_1px_var(--line),var(--elevation-3)]"
          >
            {(matches.length === 0 || matches[0]?.near) && (
              <p className="px-3.5 py-3 text-ink-soft">{foundText(suggestions)}</p>
            )}
            <div role="listbox" id={`${id}-lijst`} aria-label="Luchthavens" hidden={!showsList}>
              {matches.map((airport, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field follows the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
                <div
                  key={airport.code}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === marked}
                  onClick={() => goTo(airport)}
                  onPointerMove={() => setMarked(index)}
                  className="flex min-h-12 cursor-pointer items-center gap-3 px-3.5 py-1.5 [outline-offset:-2px] aria-selected:bg-hover aria-selected:[outline:2px_solid_transparent] aria-selected:shadow-[inset_4px_0_0_var(--signal)]"
                >
                  <CodeTile size="sm">{airport.code}</CodeTile>
                  <span className="font-semibold">{airport.name}</span>
                  <City airport={airport} />
                  {airport.near && (
                    <span className="ml-auto whitespace-nowrap text-ink-muted text-sm tabular-nums">
                      {airport.near.km} km
                    </span>
                  )}
                </div>
              ))}
            </div>
          </div>
        )}
        <p role="status" className="sr-only">
          {open && isAsked && foundText(suggestions)}
        </p>
      </div>
    </>
  )
}

/** Only where the name does not contain the city. */
function City({ airport: { name, city } }: { airport: AirportSuggestion }) {
  if (!city || name.includes(city)) return null
  return <span className="truncate text-ink-muted text-sm">{city}</span>
}

function foundText({ matches, isSearching, isFailed }: Suggestions): string {
  if (isSearching) return 'Luchthavens zoeken...'
  const [first] = matches
  if (!first && isFailed) return 'Zoeken lukt nu niet. Probeer het over een minuut opnieuw.'
  if (!first) return 'Geen luchthaven gevonden. Probeer een grotere plaats in de buurt.'
  if (first.near) return nearText(first.near.place)
  return `${counted(matches.length, 'luchthaven', 'luchthavens')} gevonden.`
}
