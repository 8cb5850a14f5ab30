import { isAtLeast, type Role } from './role.ts'

/** For whom two steps are compulsory: this role and those above it. Empty: for nobody. */
export type TwoStepsFrom = '' | Role

export function mustHaveTwoSteps(role: Role, from: TwoStepsFrom): boolean {
  return from !== '' && isAtLeast(role, from)
}

/** What an account hears that must set up its second step before anything else. */
export const setUpFirst =
  'Voor jouw rol is inloggen in twee stappen verplicht. Stel eerst je tweede stap in.'

export const isCompulsory =
  'Voor jouw rol zijn twee stappen verplicht, dus dit blijft aan. Een ander apparaat koppelen kan wel.'
