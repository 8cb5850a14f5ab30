import { kinds } from '#domain/kinds.ts'
import { providerSchema } from '#domain/provider/provider-schema.ts'
import { rowCalls } from '#server/api/rows.ts'
import { providerRows } from '#server/db/parkings/edited-providers.ts'

export const edited = rowCalls(kinds.provider.noun, providerSchema, providerRows)
