import ChevronDown from 'lucide-react/icons/chevron-down'
import MessageSquareWarning from 'lucide-react/icons/message-square-exclamation-point'
import { ReportDesk } from './report-desk.tsx'
import type { ReportFormProps } from './report-form.tsx'
import { reportLead } from './report-text.ts'

/** The form on the page of a parking, closed at first. */
export function ReportPanel(props: ReportFormProps) {
  return (
    <details id="klopt-niet" className="group rounded-lg border border-line-strong">
      <summary className="flex min-h-14 items-center gap-3 px-4 font-semibold md:px-5">
        <MessageSquareWarning size="1.25rem" className="flex-none" aria-hidden />
        Klopt dit niet?
        <ChevronDown
          size="1.25rem"
          className="ml-auto flex-none group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="grid gap-5 px-4 pb-5 md:px-5">
        <p className="text-ink-soft">{reportLead}</p>
        <ReportDesk {...props} />
      </div>
    </details>
  )
}
