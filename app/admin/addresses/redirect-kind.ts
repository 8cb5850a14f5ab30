import type { FormKind } from '#app/admin/form/form-kind.ts'
import type { Redirect } from '#domain/address/redirect.ts'
import { redirectSchema } from '#domain/address/redirect-schema.ts'
import { parse } from '#domain/form/form.ts'

export type RedirectFields = { source: string; target: string }

export const redirectKind: FormKind<RedirectFields, Redirect> = {
  labels: { source: 'Oud adres', target: 'Leidt naar' },
  fields: (redirect) => ({ source: redirect?.source ?? '', target: redirect?.target ?? '' }),
  check: (fields) => parse(redirectSchema, fields),
}
