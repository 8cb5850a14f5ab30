import { z } from 'zod'
import { plainPath } from './redirect.ts'

const wrong = 'Begin met een schuine streep, zoals /oude-pagina'
const ownParts = /^\/(admin|api|assets|images|media|social)(\/|$)/

/** As a browser asks for it; nothing of another site. */
const path = z
  .string(wrong)
  .trim()
  .max(300, 'Maximaal 300 karakters')
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, wrong)
  .transform((given) => {
    const { pathname, search, hash } = new URL(given, 'http://site')
    return plainPath(pathname) + search + hash
  })
  // Not before: `/x/..//elders.nl` becomes one.
  .refine((address) => !address.startsWith('//'), wrong)
  .refine((address) => !ownParts.test(address), 'Dit deel van de site regelt zijn eigen adressen')

/** What leads where, as the operator writes it down. */
export const redirectSchema = z
  .object({
    source: path
      .refine((address) => address !== '/', 'De homepage blijft waar zij is')
      .refine((address) => !/[?#]/.test(address), 'Laat weg wat na een vraagteken of hekje komt'),
    target: path,
    version: z.int().positive().optional(),
  })
  .refine(({ source, target }) => source !== target.split(/[?#]/, 1)[0], {
    path: ['target'],
    error: 'Een adres kan niet naar zichzelf leiden',
  })

export type RedirectInput = z.infer<typeof redirectSchema>
