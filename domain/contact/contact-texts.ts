import { kinds } from '#domain/kinds.ts'
import { counted } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'

/** The messages for resolving or reopening requests, by their subjects. */
export function resolveTexts(subjects: string[], isResolved: boolean) {
  const { one, many } = kinds.contact.noun
  const [subject] = subjects
  const isOne = subjects.length === 1
  const which = isOne ? capitalized(one) : counted(subjects.length, one, many)
  const stands = isOne ? `"${subject}" staat` : 'Ze staan'
  const whose = isOne ? 'het bericht' : 'de berichten'

  return {
    done: isResolved
      ? { title: `${which} opgelost`, text: `${stands} nu bij Opgelost.` }
      : { title: `${which} heropend`, text: `${stands} weer bij Open.` },
    failed: { title: 'Fout', text: `De status van ${whose} is niet opgeslagen.` },
    restored: { title: `${which} ${isResolved ? 'weer open' : 'weer opgelost'}` },
    notRestored: {
      title: 'Fout bij ongedaan maken',
      text: `De status van ${whose} is niet hersteld.`,
    },
  }
}
