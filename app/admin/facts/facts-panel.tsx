import CheckCheck from 'lucide-react/icons/check-check'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { CheckedMeter } from '#app/site/parking-page/checked-meter.tsx'
import { factIcons } from '#app/site/parking-page/fact-icons.ts'
import { Button } from '#app/ui/button.tsx'
import { checkedCount, factLabel, factsAbout, factsByGroup } from '#domain/fact/fact.ts'
import { type FactKey, type FactSubject, factFields } from '#domain/fact/fact-fields.ts'
import { isKnown, type TypedFact } from '#domain/fact/typed-fact.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { type FactFieldValues, factName, readFacts } from './fact-kind.ts'
import { FactRow } from './fact-row.tsx'

type FactsPanelProps = {
  facts: FactFieldValues
  /** Decides which facts are asked. What is known of the others is kept. */
  parking: FactSubject
  hasProvider: boolean
  errors: FormErrors
  onChange: (changes: Partial<FactFieldValues>) => void
}

const usualSources = ['website', 'telefoon', 'e-mail', 'bezoek', 'handelsregister']

/** What is known of a parking, by group. */
export function FactsPanel({ facts, parking, hasProvider, errors, onChange }: FactsPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const sourcesId = useId()
  const [today] = useState(() => amsterdamDay(new Date()))
  const [said, setSaid] = useState('')
  const keys = factsAbout(parking)
  const known = keys.filter((key) => isKnown(facts[factName(key)]))
  const { checked, all } = checkedCount(readFacts(facts), parking, hasProvider)
  const sources = new Set([
    ...usualSources,
    ...known.map((key) => facts[factName(key)].source.trim()).filter(Boolean),
  ])
  useFactOfAddress(panel)

  function set(key: FactKey, typed: TypedFact) {
    onChange({ [factName(key)]: typed } as Partial<FactFieldValues>)
  }

  function confirm(confirmed: FactKey[]) {
    const dated = confirmed.map((key) => [
      factName(key),
      { ...facts[factName(key)], checkedOn: today },
    ])
    onChange(Object.fromEntries(dated) as Partial<FactFieldValues>)
  }

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...(panel.current?.querySelectorAll<HTMLElement>('[data-confirms]') ?? [])]
    buttons[buttons.indexOf(event.currentTarget) + step]?.focus()
  }

  return (
    <Panel
      title="Feiten"
      anchor="feiten"
      note={
        <span className="max-sm:[&_[aria-hidden]]:hidden">
          <CheckedMeter checked={checked} all={all} />
        </span>
      }
      foot={
        <>
          <span>Een feit zonder waarde staat op de site als onbekend.</span>
          <Button
            tone="secondary"
            size="sm"
            disabled={known.length === 0}
            onClick={() => {
              confirm(known)
              setSaid('Alle bekende feiten zijn vandaag gecontroleerd.')
            }}
          >
            <CheckCheck aria-hidden />
            Alles nog juist
          </Button>
        </>
      }
    >
      <div ref={panel} className="@container">
        {factsByGroup(keys).map(({ group, label, keys: ofGroup }) => {
          const Icon = factIcons[group]
          return (
            <section
              key={group}
              aria-labelledby={`feiten-${group}`}
              className="not-first:border-line not-first:border-t pb-2.5"
            >
              <h3
                id={`feiten-${group}`}
                className="flex items-center gap-2.5 px-4 pt-4 pb-1.5 text-[0.9375rem] md:px-5"
              >
                <Icon size={18} className="flex-none" aria-hidden />
                {label}
              </h3>
              {ofGroup.map((key) => (
                <FactRow
                  key={key}
                  fact={key}
                  label={labelOf(key, parking)}
                  typed={facts[factName(key)]}
                  today={today}
                  sourcesId={sourcesId}
                  errors={errors}
                  onChange={(typed) => set(key, typed)}
                  onConfirm={() => {
                    confirm([key])
                    setSaid(`${factLabel(key, parking.type)}: vandaag gecontroleerd.`)
                  }}
                  onKeyDown={move}
                />
              ))}
            </section>
          )
        })}
        <p role="status" className="sr-only">
          {said}
        </p>
        <datalist id={sourcesId}>
          {[...sources].map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
      </div>
    </Panel>
  )
}

function labelOf(key: FactKey, { type }: FactSubject): string {
  const field = factFields[key]
  const unit = field.kind === 'number' ? field.unit : undefined
  return unit ? `${factLabel(key, type)} (${unit})` : factLabel(key, type)
}

/** Moves the focus to the fact that the address names: `#fact.heightLimit`. */
function useFactOfAddress(panel: { current: HTMLElement | null }) {
  const { hash } = useLocation()

  useEffect(() => {
    if (!hash.startsWith('#fact.')) return
    const row = panel.current?.ownerDocument.getElementById(decodeURIComponent(hash.slice(1)))
    row?.scrollIntoView({ block: 'center' })
    row
      ?.querySelector<HTMLElement>('input:checked, input:not([type="radio"]), select')
      ?.focus({ preventScroll: true })
  }, [hash, panel])
}
