import type { Settings } from '#domain/settings/setting.ts'

/** The home page's metadata until the admin writes other text. */
export const ownHomeText = {
  title: 'Parkeren bij de luchthaven vergelijken',
  description:
    'Vergelijk parkeerterreinen bij luchthavens in Nederland, België en Duitsland op prijs, afstand en beveiliging. Boek vooraf en bespaar tot 60%.',
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
