import type { Parking } from './parking.ts'

type Kind = Pick<Parking, 'isSample'>

/** What every page says while one of the parkings is built in. */
export const sampleNotice = 'Voorbeeldgegevens: deze parkeerterreinen bestaan niet'

/** Whether a parking is built in: nobody can book at its provider. */
export function isExample({ isSample }: Kind): boolean {
  return isSample
}

/** One built-in parking and one other, if they are among these: enough to tell which kinds there are. */
export function examplesAmong(parkings: Kind[]): Kind[] {
  const one = [parkings.find(isExample), parkings.find((parking) => !isExample(parking))]
  return one.flatMap((parking) => (parking ? [{ isSample: parking.isSample }] : []))
}
