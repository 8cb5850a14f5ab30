import type { Editor } from '@tiptap/react'
import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { ok, refused } from '#domain/form/result.ts'
import { linkAddress } from '#domain/post/link-address.ts'

type LinkDialogProps = { editor: Editor; onClose: () => void }

const wrong = ['Voer een webadres, e-mailadres, telefoonnummer (tel:) of pad van deze site in']

/** Asks where the selected text links to, and for the text if nothing is selected. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const isThere = editor.isActive('link')
  const needsText = editor.state.selection.empty && !isThere
  const start = { address: `${editor.getAttributes('link').href ?? ''}`, text: '' }
  const typed = useTyped('link', start, ['address', 'text'])
  const { address, text } = typed.fields

  function check() {
    const href = linkAddress(address)
    return href ? ok(href) : refused({ address: wrong })
  }

  function place(href: string) {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (needsText) {
      const marks = [{ type: 'link', attrs: { href } }]
      chain.insertContent({ type: 'text', text: text.trim() || href, marks }).run()
    } else chain.setLink({ href }).run()
  }

  function remove() {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }

  return (
    <AskDialog
      title={isThere ? 'Link bewerken' : 'Link toevoegen'}
      action={{ rest: isThere ? 'Opslaan' : 'Toevoegen' }}
      other={isThere ? { label: 'Link verwijderen', onSelect: remove } : undefined}
      typed={{ in: typed, unsaved: 'Link niet toegevoegd' }}
      check={check}
      call={place}
      failed="De link is niet toegevoegd."
      onClose={onClose}
      onDone={onClose}
    >
      {(errors) => (
        <>
          <TextField
            {...typed.text('address')}
            label="Adres"
            errors={errors.address}
            hint="Bijvoorbeeld https://example.com, /parkeren/schiphol of info@example.com"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          {needsText && (
            <TextField {...typed.text('text')} label="Tekst" optional autoComplete="off" />
          )}
        </>
      )}
    </AskDialog>
  )
}
