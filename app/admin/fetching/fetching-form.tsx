import { type FormEvent, useState } from 'react'
import { ApiError } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { FormColumns } from '#app/admin/form/form-section.tsx'
import { Switch } from '#app/admin/ui/switch.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Fetching } from '#domain/earnings/fetch/fetching.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { useSaveFetching, useTryToken, useWipeToken } from './use-fetching.ts'

type FetchingFormProps = {
  programmeId: number
  fetching: Fetching
}

/** The account, its token, which is never shown, and whether it is fetched each night. */
export function FetchingForm({ programmeId, fetching }: FetchingFormProps) {
  const { account, hasKey, network, version } = fetching
  const [isFetched, setIsFetched] = useState(fetching.isFetched)
  const [publisher, setPublisher] = useState(account?.publisher ?? '')
  const [token, setToken] = useState('')
  const saving = useSaveFetching(programmeId)
  const trying = useTryToken(programmeId)
  const wiping = useWipeToken(programmeId)
  const toast = useToast()

  const typed = { publisher, ...(token.trim() === '' ? {} : { token }) }
  const tell = (ours: string) => (error: Error) =>
    toast({ title: 'Fout', text: failureText(error, ours), tone: 'error' })
  const failed = [saving.error, trying.error].find((error) => error instanceof ApiError)
  const errors = failed?.fields ?? {}

  function save(event: FormEvent) {
    event.preventDefault()
    trying.reset()
    saving.mutate(
      { ...typed, isFetched, version },
      {
        onSuccess: () => {
          setToken('')
          toast({ title: 'Ophalen bewaard', text: savedText(isFetched) })
        },
        onError: tell('Het ophalen kon niet bewaard worden.'),
      },
    )
  }

  function tryIt() {
    saving.reset()
    trying.mutate(typed, { onError: tell('De sleutel kon niet geprobeerd worden.') })
  }

  function wipe() {
    wiping.mutate(undefined, {
      onSuccess: () => toast({ title: 'Sleutel gewist', text: 'Hij is nergens meer bewaard.' }),
      onError: tell('De sleutel kon niet gewist worden.'),
    })
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={save}>
      <Switch
        label="Haal elke nacht zelf op"
        checked={isFetched}
        disabled={!hasKey && !isFetched}
        hint={
          fetching.hasNumber
            ? errors.isFetched?.[0]
            : 'Vul eerst het nummer van het programma in, en sla dat op: daaraan herkennen we zijn boekingen.'
        }
        onChange={(event) => setIsFetched(event.target.checked)}
      />
      <FormColumns>
        <TextField
          label="Nummer van de uitgever"
          inputMode="numeric"
          autoComplete="off"
          value={publisher}
          hint={publisherHint(fetching)}
          errors={errors.publisher}
          onChange={(event) => setPublisher(event.target.value)}
        />
        <TextField
          label={account?.token === 'set' ? 'Nieuwe sleutel' : 'Sleutel'}
          type="password"
          autoComplete="new-password"
          placeholder={account?.token === 'set' ? 'Laat leeg om de sleutel te houden' : undefined}
          disabled={!hasKey}
          value={token}
          hint={tokenHint(fetching)}
          errors={errors.token}
          onChange={(event) => setToken(event.target.value)}
        />
      </FormColumns>
      {account?.token === 'unreadable' && (
        <Notice tone="error" title="Typ de sleutel opnieuw.">
          Hij is versleuteld met een andere SECRETS_KEY dan die van nu.
        </Notice>
      )}
      {account?.token === 'none' && fetching.isFetched && (
        <Notice tone="error" title="Typ de sleutel opnieuw.">
          Dit account heeft er geen meer. In een kopie van de site staat hij niet.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={saving.isPending ? 'Bewaren...' : undefined}>
          Bewaar het ophalen
        </Button>
        <Button
          tone="secondary"
          size="sm"
          type="button"
          busy={trying.isPending ? 'Proberen...' : undefined}
          onClick={tryIt}
        >
          Probeer de sleutel
        </Button>
        {account && account.token !== 'none' && (
          <Button
            tone="ghost"
            size="sm"
            type="button"
            busy={wiping.isPending ? 'Wissen...' : undefined}
            onClick={wipe}
          >
            Wis de sleutel
          </Button>
        )}
      </div>
      <div role="status" className="empty:sr-only">
        {trying.data && (
          <Notice tone={trying.data.works ? 'positive' : 'caution'}>{trying.data.text}</Notice>
        )}
      </div>
      <p className="max-w-prose text-ink-muted text-sm">
        De sleutel maak je bij {networks[network]}, onder je eigen gebruiker bij ‘API’. Hij geeft
        toegang tot alles van je account daar, en gaat van hier alleen naar {networks[network]}.
      </p>
    </form>
  )
}

const savedText = (isFetched: boolean) =>
  isFetched
    ? 'De eerste keer halen we een jaar op: vannacht, of nu.'
    : 'Dit programma wordt niet opgehaald.'

function publisherHint({ account, network }: Fetching): string {
  const [first, ...rest] = account?.others ?? []
  if (!first) return `Zo noemt ${networks[network]} je site.`
  const others = rest.length === 0 ? first : `${first} en ${rest.length} andere`
  return `Ook gebruikt door ${others}. De sleutel is voor ${rest.length === 0 ? 'beide' : 'alle'}.`
}

function tokenHint({ account, hasKey }: Fetching): string {
  if (!hasKey) return 'Zonder SECRETS_KEY bewaren we geen sleutel.'
  if (account?.token !== 'set' || !account.tokenSetAt) {
    return 'Wordt versleuteld bewaard, en is daarna niet terug te lezen.'
  }
  return `Ingesteld op ${dayOf(account.tokenSetAt)}. Versleuteld bewaard, niet terug te lezen.`
}

const dayOf = (at: string) => amsterdamDay(new Date(at)).split('-').reverse().join('-')
