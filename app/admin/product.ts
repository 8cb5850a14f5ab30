import { exampleSettings } from '#domain/setting.ts'

/** The name of the site in the admin: the only place that knows where it comes from. */
export const product = exampleSettings.product
