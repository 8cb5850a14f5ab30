import type { Settings } from '#domain/settings/setting.ts'

/** What search engines show of the home page, as long as the operator has no words for it. */
export const ownHomeText = {
  title: 'Parkeren bij de luchthaven vergelijken',
  description:
    'Vergelijk parkeerplekken bij luchthavens in Nederland, België en Duitsland op prijs, afstand en beveiliging. Boek vooraf en bespaar tot 60%.',
}

export function homeText({
  seoTitle,
  seoDescription,
}: Pick<Settings, 'seoTitle' | 'seoDescription'>) {
  return {
    title: seoTitle.trim() || ownHomeText.title,
    description: seoDescription.trim() || ownHomeText.description,
  }
}
