import { z } from 'zod'
import { plainPath } from './redirect.ts'

const invalidMessage = 'Begin met een schuine streep, zoals /oude-pagina'
const reservedPaths = /^\/(admin|api|assets|images|media|social)(\/|$)/

/** A path on this site, normalized as a browser requests it. */
const path = z
  .string(invalidMessage)
  .trim()
  .max(300, 'Maximaal 300 karakters')
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, invalidMessage)
  .transform((given) => {
    const { pathname, search, hash } = new URL(given, 'http://site')
    return plainPath(pathname) + search + hash
  })
  // Checked after normalization: `/x/..//elders.nl` becomes `//elders.nl`.
  .refine((address) => !address.startsWith('//'), invalidMessage)
  .refine(
    (address) => !reservedPaths.test(address),
    'Dit deel van de site regelt zijn eigen adressen',
  )

/** A redirect as the admin enters it. */
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
