import { type ReportFields, reportFieldsSchema } from '#domain/contact/report-schema.ts'
import { type FieldErrors, parse } from '#domain/form/form.ts'

/** The errors per field. Import it only when the form is used: it brings Zod along. */
export function checkReport(report: unknown): FieldErrors<ReportFields> {
  const result = parse(reportFieldsSchema, report)
  return result.ok ? {} : result.why
}
