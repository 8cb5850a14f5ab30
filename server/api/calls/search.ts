import { z } from 'zod'
import { type FoundRecord, searchedKinds } from '#domain/admin/command-search.ts'
import { answerOf, type Descriptions } from './description.ts'
import { id } from './shapes.ts'

export const searchCalls = {
  'GET /api/admin/search': {
    does: 'Vindt onderdelen van elke soort op naam, met `q`, of noemt die in `ids`: parkings-3,airports-7.',
    status: 200,
    // Only for the description: the handler parses these itself.
    reads: z.object({ q: z.string().optional(), ids: z.string().optional() }),
    answers: z.array(
      answerOf<FoundRecord>({
        kind: z.enum(searchedKinds),
        id,
        name: z.string(),
        also: z.array(z.string()),
        code: z.string().nullable(),
        detail: z.string().nullable(),
      }),
    ),
  },
} satisfies Partial<Descriptions>
