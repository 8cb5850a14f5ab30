type Known = { evidence: string | null; website: string | null; affiliateUrl: string }

/**
 * Where a check can be made: where one was made before, or else the site of the provider. Never the
 * affiliate link, which would count the admin as a customer.
 */
export function directAddress({ evidence, website, affiliateUrl }: Known): string | null {
  return [evidence, website].find((address) => address && address !== affiliateUrl) ?? null
}
