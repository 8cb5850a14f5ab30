import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type FormErrors, isIn } from '#app/admin/form/form-kind.ts'
import { FormColumns, FormSection } from '#app/admin/form/form-section.tsx'
import { RadioChoices } from '#app/admin/form/radio-choices.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { networks } from '#domain/earnings/programme/network.ts'
import { referenceName } from '#domain/earnings/programme/network-technique.ts'
import { keysOf } from '#domain/text/keys.ts'
import { counted } from '#domain/text/number.ts'
import {
  type ProgrammeFields,
  type ProgrammeSaveForm,
  techniqueFields,
  typedHosts,
} from './programme-kind.ts'

const code = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** The network first: the technique follows from it, and is folded. */
export function ProgrammeNetwork({ form }: { form: ProgrammeSaveForm }) {
  const { fields, text, set, errors } = form
  const { network } = fields
  const isDirect = network === 'direct'

  return (
    <>
      <FormSection>
        <RadioChoices
          legend="Netwerk"
          name="network"
          choices={keysOf(networks).map((value) => ({
            value,
            label: networks[value],
            hint: referenceName[value],
          }))}
          value={network}
          onChoose={(chosen) => set({ network: chosen, ...techniqueFields(chosen) })}
          errors={errors.network}
        />
        <p className="text-ink-muted text-sm">Hieruit volgt de techniek, die vullen wij in.</p>
        {!isDirect && (
          <FormColumns>
            <TextField
              {...text('networkNumber')}
              {...code}
              optional
              maxLength={40}
              hint="Staat in de links, zoals awinmid=00421. Daaraan herkennen we welke parkings erbij horen."
            />
          </FormColumns>
        )}
      </FormSection>
      <FormSection title="Techniek" note={techniqueText(fields)}>
        <FormColumns>
          <TextField
            {...text('parameter')}
            {...code}
            optional
            hint={
              network === 'partnerize'
                ? 'Bij Partnerize staat onze verwijzing in het pad: alleen in de link hieronder.'
                : undefined
            }
          />
          <TextField {...text('longest')} optional inputMode="numeric" autoComplete="off" />
        </FormColumns>
        {!isDirect && (
          <TextField
            {...text('wrapper')}
            {...code}
            optional
            lines={3}
            hint="{target} wordt de boekingspagina, {ref} onze verwijzing. Vervang NUMMER en UITGEVER, of maak het leeg: dan gaat het verblijf niet mee."
          />
        )}
        <TextField
          {...text('hosts')}
          {...code}
          optional
          lines={3}
          errors={hostErrors(errors)}
          hint="Elk op een regel. Gaat een link ergens anders heen, dan volgen we hem zonder verwijzing."
        />
        <p>
          <Button tone="secondary" onClick={() => set(techniqueFields(network))}>
            <RotateCcw aria-hidden />
            <span className="whitespace-normal">
              Zet terug zoals {networks[network]} het gebruikt
            </span>
          </Button>
        </p>
      </FormSection>
    </>
  )
}

/** Each host has errors of its own, which may be the same. */
const hostErrors = (errors: FormErrors) => [
  ...new Set(
    Object.entries(errors).flatMap(([path, wrong = []]) => (isIn(path, 'hosts') ? wrong : [])),
  ),
]

/** 'clickref, hoogstens 50 tekens, 2 hosts': what is folded away. */
function techniqueText({ parameter, longest, hosts }: ProgrammeFields): string {
  const count = typedHosts(hosts).length
  return [
    parameter,
    longest && `hoogstens ${longest} tekens`,
    count > 0 && counted(count, 'host', 'hosts'),
  ]
    .filter(Boolean)
    .join(', ')
}
