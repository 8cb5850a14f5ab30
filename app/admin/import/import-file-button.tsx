import FileUp from 'lucide-react/icons/file-up'
import { type ComponentProps, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'

type ImportFileButtonProps = Pick<ComponentProps<typeof Button>, 'tone' | 'busy' | 'children'> & {
  onFile: (file: File) => void
}

export function ImportFileButton({ onFile, children, ...look }: ImportFileButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Otherwise choosing the same file again, after it was fixed, fires no event.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
