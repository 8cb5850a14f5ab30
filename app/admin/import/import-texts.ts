import type { ImportName } from '#domain/import/import-names.ts'

/** How the lines of a file become records. */
export const howItWorks: Record<ImportName, string> = {
  parkings:
    'Een regel met het nummer van een parking, of met een naam en luchthaven die er al zijn, werkt die parking bij. Elke andere regel wordt een nieuwe parking. Er verdwijnt niets.',
  tariffs:
    'Een regel met een parking en een begindag waarop al een tarief begint, werkt dat tarief bij. Elke andere regel wordt een nieuw tarief. Zonder begindag geldt het tarief altijd al. Er verdwijnt niets.',
  surcharges:
    'Een regel met een parking, een toeslag en een voorwaarde die er al zijn, werkt die toeslag bij. Elke andere regel wordt een nieuwe toeslag. Er verdwijnt niets.',
  closures:
    'Een regel met een parking, een eerste dag en ‘wat niet kan’ die er al zijn, werkt die periode bij. Elke andere regel wordt een nieuwe periode; zonder reden is het er vol. Er verdwijnt niets.',
  providers:
    'Een regel met een handelsnaam of registernummer dat er al is, werkt die aanbieder bij. Elke andere regel wordt een nieuwe aanbieder. Er verdwijnt niets.',
  facts:
    'Elke regel is één feit van één parking. Een lege waarde laat het feit zoals het is; schrijf onbekend als we het niet meer weten. Een nieuwe waarde zonder dag geldt als niet gecontroleerd.',
}
