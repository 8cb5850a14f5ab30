import Images from 'lucide-react/icons/images'
import { useState } from 'react'
import { useMay } from '#app/admin/api/role.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { PictureDialog } from './picture-dialog.tsx'

type PictureFieldProps = {
  label: string
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  errors?: string[]
  hint?: string
}

/** The address of a picture: chosen from the library, or typed. */
export function PictureField({ value, onChange, ...field }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const mayChange = useMay('editor')

  return (
    <div className="grid justify-items-start gap-2.5 [&>:first-child]:w-full">
      <TextField
        {...field}
        value={value}
        onChange={onChange}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {mayChange && (
        <Button tone="secondary" size="sm" onClick={() => setOpen(true)}>
          <Images aria-hidden />
          Kies uit mediabibliotheek
        </Button>
      )}
      <PictureDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        chosen={value}
        onChoose={({ url }) => {
          onChange({ target: { value: url } })
          setOpen(false)
        }}
      />
    </div>
  )
}
