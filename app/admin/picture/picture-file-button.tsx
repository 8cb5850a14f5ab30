import Upload from 'lucide-react/icons/upload'
import { type ComponentProps, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { acceptedTypes } from '#domain/media/media.ts'

type PictureFileButtonProps = {
  onFiles: (files: File[]) => void
  multiple?: boolean
} & Pick<ComponentProps<typeof Button>, 'tone' | 'size' | 'busy' | 'disabled' | 'children'>

/** Opens the browser's own dialog for files. */
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
          // The same file, once it is mended, has to be news again.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
