import Download from 'lucide-react/icons/download'
import { admin } from '#app/admin/api/api.ts'
import type { FileAddress } from '#app/admin/api/calls.ts'
import { Button } from '#app/ui/button.tsx'
import { useExport } from './use-export.ts'

type ExportFileButtonProps = {
  file: FileAddress
  isEmpty: boolean
  /** Said when the file can't be made: 'De aanbieders zijn niet geladen.' */
  failed: string
}

/** Exports a kind as a file that the server makes, and that can be imported again. */
export function ExportFileButton({ file, isEmpty, failed }: ExportFileButtonProps) {
  const { isBusy, save } = useExport()

  return (
    <Button
      tone="secondary"
      disabled={isEmpty}
      busy={isBusy ? 'Exporteren...' : undefined}
      onClick={() => save(() => admin.file(file), failed)}
    >
      <Download aria-hidden />
      Exporteren
    </Button>
  )
}
