import type { Noun } from '#domain/admin/noun.ts'
import { capitalized } from '#domain/text/text.ts'

/** The part of a noun that these texts need. */
export type SavedNoun = Pick<Noun, 'one' | 'article'>

/** The texts around the fields of a form. */
export function saveSentences({ one, article }: SavedNoun) {
  const common = article === 'de'
  const The = capitalized(one)

  return {
    addTitle: `${common ? 'Nieuwe' : 'Nieuw'} ${one} toevoegen`,
    editTitle: `${The} bewerken`,
    loading: `${The} gegevens worden geladen...`,
    loadFailed: `Er is een fout opgetreden bij het laden van de ${one} gegevens. Controleer of ${article} ${one} bestaat.`,
    missing: `${The} niet gevonden. Mogelijk is ${common ? 'deze' : 'dit'} verwijderd.`,
    saveFailed: `Er is een fout opgetreden bij het opslaan van ${article} ${one}.`,
    /** After a network failure: the server may have added it all the same. */
    mayBeAdded: `Misschien is het toch gelukt. Ook dan komt ${article} ${one} er niet dubbel bij.`,
    stale: `Iemand anders, of jijzelf in een ander tabblad, heeft ${common ? 'deze' : 'dit'} ${one} opgeslagen terwijl je bezig was. Kies per veld wat er komt te staan.`,
  }
}

/** The toast after saving. */
export function saveNotice({ one }: SavedNoun, name: string, how: 'toegevoegd' | 'bijgewerkt') {
  const The = capitalized(one)
  return { title: `${The} ${how}`, text: `${The} "${name}" is succesvol ${how}.` }
}
