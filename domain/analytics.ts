/** The service that the operator set up, if any: `host` is where it is, `id` is what it calls us. */
export type Analytics = { service: 'plausible' | 'matomo' | 'ga4'; id: string; host: string } | null
