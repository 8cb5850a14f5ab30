import Upload from 'lucide-react/icons/upload'
import { type ComponentProps, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { acceptedTypes } from '#domain/media/media.ts'

type PictureFileButtonProps = {
  onFiles: (files: File[]) => void
  multiple?: boolean
} & Pick<ComponentProps<typeof Button>, 'tone' | 'size' | 'busy' | 'disabled' | 'children'>

/** A button that opens the browser's file dialog. */
export function PictureFileButton({
  onFiles,
  multiple,
  children,
  ...look
}: PictureFileButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        multiple={multiple}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Otherwise choosing the same file again, after it was fixed, fires no event.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
