import { z } from 'zod'

const badUrl = 'Voer een geldige URL in'

/** The address of a page elsewhere. */
export const webAddress = z
  .string(badUrl)
  .trim()
  .max(2_000, badUrl)
  .refine(
    (address) =>
      /^https?:\/\/[^/\s\p{Cc}][^\s\p{Cc}"'<>]*$/iu.test(address) && URL.canParse(address),
    badUrl,
  )
  // A phone keyboard capitalises the first letter.
  .transform((address) => address.replace(/^https?/i, (start) => start.toLowerCase()))

/** The same, or null for a field that is left empty. */
export const optionalWebAddress = z
  .string(badUrl)
  .trim()
  .nullable()
  .transform((given) => given || null)
  .pipe(webAddress.nullable())
