import { z } from 'zod'
import { exampleSettings, type Settings } from './setting.ts'

// Apart from setting.ts: every public page shows settings, and none of them needs Zod for that.

const line = (example: string) => z.string().trim().min(1).default(example)

/** What is missing has its built-in value. */
export const settingsSchema: z.ZodType<Settings> = z.object({
  product: line(exampleSettings.product),
  email: z.email().default(exampleSettings.email),
  company: line(exampleSettings.company),
  registeredAddress: line(exampleSettings.registeredAddress),
  vatNumber: line(exampleSettings.vatNumber),
  postalAddress: line(exampleSettings.postalAddress),
})
