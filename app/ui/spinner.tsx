import LoaderCircle from 'lucide-react/icons/loader-circle'

export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center gap-2.5 font-medium text-ink-muted">
      <LoaderCircle size="1.25rem" className="flex-none animate-spin" aria-hidden />
      {label}
    </p>
  )
}
