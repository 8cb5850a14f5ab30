import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { TextField } from '#app/ui/field/text-field.tsx'
import { linkAddress } from '#domain/post/link-address.ts'
import { AskDialog } from './ask-dialog.tsx'

type LinkDialogProps = { editor: Editor; onClose: () => void }

/** Asks where the selected text links to, and for the text if nothing is selected. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const isThere = editor.isActive('link')
  const needsText = editor.state.selection.empty && !isThere
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? '')
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<string[]>([])

  function save() {
    const href = linkAddress(address)
    if (!href) {
      setErrors(['Voer een webadres, e-mailadres, telefoonnummer (tel:) of pad van deze site in'])
      return
    }
    onClose()
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
      action={isThere ? 'Opslaan' : 'Toevoegen'}
      other={isThere ? { label: 'Link verwijderen', onSelect: remove } : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Adres"
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value)
          setErrors([])
        }}
        errors={errors}
        hint="Bijvoorbeeld https://example.com, /parkeren/schiphol of info@example.com"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {needsText && (
        <TextField
          label="Tekst"
          optional
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
        />
      )}
    </AskDialog>
  )
}
