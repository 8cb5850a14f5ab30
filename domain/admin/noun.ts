import { counted, formatNumber } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'

/** The Dutch noun for a kind of record. */
export type Noun = { one: string; many: string; article: 'de' | 'het' }

/** The texts of a list. */
export function listTexts({ one, many, article }: Noun) {
  return {
    name: capitalized(many),
    title: `${capitalized(many)} beheren`,
    subtitle: `Bekijk, voeg toe, wijzig en verwijder ${many}`,
    add: `${article === 'de' ? 'Nieuwe' : 'Nieuw'} ${one}`,
    // The specification has one text, whatever the number.
    total: (count: number) => `Er zijn in totaal ${formatNumber(count)} ${many} in het systeem.`,
    found: (count: number) => `${counted(count, one, many)} gevonden`,
    loading: `${capitalized(many)} worden geladen...`,
    none: `Er zijn nog geen ${many} toegevoegd`,
    noneFound: `Geen ${many} gevonden voor deze zoekopdracht`,
  }
}

/** The texts of deleting and restoring one or more records. */
export function deleteTexts({ one, many, article }: Noun, names: string[]) {
  const count = names.length
  const isOne = count === 1
  const kind = isOne ? one : many
  const which = isOne ? `${one} "${names[0]}"` : `${formatNumber(count)} ${many}`
  const the = isOne ? article : 'de'

  return {
    title: `${capitalized(kind)} verwijderen`,
    question: `Weet je zeker dat je ${which} wilt verwijderen?`,
    done: {
      title: `${capitalized(kind)} verwijderd`,
      text: `${capitalized(which)} ${isOne ? 'is' : 'zijn'} succesvol verwijderd.`,
    },
    failed: {
      title: 'Fout bij verwijderen',
      text: `Er is een fout opgetreden bij het verwijderen van ${the} ${kind}.`,
    },
    restored: {
      title: `${capitalized(kind)} teruggezet`,
      text: `${capitalized(which)} ${isOne ? 'is' : 'zijn'} teruggezet.`,
    },
    notRestored: {
      title: 'Fout bij terugzetten',
      text: `Er is een fout opgetreden bij het terugzetten van ${the} ${kind}.`,
    },
  }
}
