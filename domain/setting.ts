import { z } from 'zod'

const line = (example: string) => z.string().trim().min(1).default(example)

/** What the operator may change about the site itself. The defaults are plainly examples. */
export const settingsSchema = z.object({
  product: line('Parkeerpiloot'),
  email: z.email().default('info@example.com'),
  company: line('Voorbeeld BV'),
  registeredAddress: line('Voorbeeldstraat 1, 3500 Hasselt'),
  vatNumber: line('BE 0000.000.000'),
  postalAddress: line('Postbus 0, 0000 AA Voorbeeldstad'),
})

export type Settings = z.infer<typeof settingsSchema>

export const exampleSettings: Settings = settingsSchema.parse({})
