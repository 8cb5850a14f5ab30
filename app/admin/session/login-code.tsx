import ArrowLeft from 'lucide-react/icons/arrow-left'
import KeyRound from 'lucide-react/icons/key-round'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'

const fields = {
  app: {
    label: 'Code uit je app',
    hint: 'De zes cijfers die je authenticator-app nu laat zien.',
    other: 'Gebruik een herstelcode',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    label: 'Herstelcode',
    hint: 'Een van de tien codes die je hebt bewaard. Elke code werkt één keer.',
    other: 'Gebruik een code uit je app',
    input: { autoComplete: 'off', autoCapitalize: 'none' },
  },
} as const satisfies Record<string, { input: ComponentProps<'input'> } & Record<string, unknown>>

const kinds = ['app', 'recovery'] as const
export type CodeKind = (typeof kinds)[number]

type LoginCodeProps = {
  kind: CodeKind
  onKind: (kind: CodeKind) => void
  hidden: boolean
  errors?: string[]
  /** Whether the account has an app. */
  hasApp: boolean
  /** With it, a passkey may take the place of a code. */
  onPasskey?: (() => void) | undefined
  onBack: () => void
}

/** The second step of a login: a code from the app, a passkey, or a recovery code. */
export function LoginCode(props: LoginCodeProps) {
  const { kind, onKind, hidden, errors, hasApp, onPasskey, onBack } = props
  const place = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus when another field appears
  useEffect(() => {
    if (!hidden) place.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  }, [hidden, kind])

  return (
    <div ref={place} hidden={hidden} className="grid gap-3 [&[hidden]]:hidden">
      {onPasskey && (
        <Button tone={hasApp ? 'secondary' : 'primary'} size="lg" block onClick={onPasskey}>
          <KeyRound aria-hidden />
          Gebruik je passkey
        </Button>
      )}
      {/* Both fields stay mounted, so that each keeps its text. */}
      {kinds.map((each) => (
        <div key={each} hidden={each !== kind}>
          <TextField
            label={fields[each].label}
            hint={fields[each].hint}
            name="code"
            // Disabled fields are left out of the form data.
            disabled={hidden || each !== kind}
            spellCheck={false}
            errors={each === kind ? errors : undefined}
            {...fields[each].input}
          />
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-6">
        {hasApp && (
          <Button tone="link" onClick={() => onKind(kind === 'app' ? 'recovery' : 'app')}>
            {fields[kind].other}
          </Button>
        )}
        <Button tone="link" onClick={onBack}>
          <ArrowLeft aria-hidden />
          Terug
        </Button>
      </div>
    </div>
  )
}
