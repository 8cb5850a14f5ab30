import type { FieldErrors } from '#domain/form/form.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { isInside, readNetworks } from './network.ts'
import type { Role } from './role.ts'
import { mustHaveTwoSteps } from './two-steps.ts'

/** The admin who saves the settings, and the address that the site sees. */
type Saver = { role: Role; hasSecondFactor: boolean; address: string }

type Access = Pick<Settings, 'adminNetworks' | 'twoSteps'>

/** Why settings would keep out the very admin who saves them. */
export function whyKeptOut(
  { adminNetworks, twoSteps }: Access,
  { role, hasSecondFactor, address }: Saver,
): FieldErrors<Access> | undefined {
  const networks = readNetworks(adminNetworks)
  if (adminNetworks !== '' && !(networks.ok && isInside(networks.value, address))) {
    const own = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
    const why = `Je eigen adres, ${own}, staat er niet in. Zo sluit je jezelf buiten.`
    return { adminNetworks: [why] }
  }
  if (mustHaveTwoSteps(role, twoSteps) && !hasSecondFactor) {
    return { twoSteps: ['Zet eerst zelf inloggen in twee stappen aan, bij Mijn account.'] }
  }
  return undefined
}
