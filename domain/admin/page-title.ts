import { saveSentences } from '#domain/changes/save-notice.ts'
import { importTitle } from '#domain/import/import-names.ts'
import { allKinds } from '#domain/kinds.ts'
import { listTexts } from './noun.ts'

/** The pages whose title does not follow from a kind of record. */
const ownTitles: Record<string, string> = {
  '/admin': 'Dashboard',
  '/admin/dashboard': 'Dashboard',
  '/admin/blog': 'Blog beheren',
  '/admin/parkings/import': importTitle('parkings'),
  '/admin/conversions': 'Conversies',
  '/admin/conversions/import': 'Bestand inlezen',
  '/admin/contacts': 'Contact aanvragen',
  '/admin/media': 'Media',
  '/admin/media/alt-texts': 'Alt-teksten',
  '/admin/settings': 'Instellingen',
  '/admin/settings/access': 'Mijn account',
  '/admin/settings/addresses': '404s en doorverwijzingen',
  '/admin/settings/backups': 'Reservekopieën',
  '/admin/settings/changes': 'Wijzigingen',
  '/admin/settings/colleagues': "Collega's",
  '/admin/settings/deleted': 'Verwijderd',
  '/admin/controle': 'Controle',
  // While it leads on to the list of parkings.
  '/admin/controle/alles': 'Alles wat een datum heeft',
  '/admin/analytics': 'Statistieken',
  '/admin/opbrengst': 'Opbrengst',
  '/admin/systeem': 'Systeem',
  '/admin/help': 'Handleiding',
  '/admin/api': 'De API',
}

/** The heading of an admin page, for while its code and its data are loading. */
export function pageTitle(address: string): string {
  const path = address.replace(/\/$/, '')
  const own = ownTitles[path]
  if (own) return own

  const [, kindPath, rest] = /^\/admin\/([^/]+)(?:\/(.+))?$/.exec(path) ?? []
  const kind = allKinds.find(({ path, page }) => page && path === kindPath)
  if (kind?.page) {
    const { addTitle, editTitle } = saveSentences(kind.noun)
    if (rest === undefined) return listTexts(kind.noun).title
    if (rest === 'new' && kind.page.hasNew) return addTitle
    if (/^[^/]+\/edit$/.test(rest) && kind.page.hasEdit) return editTitle
  }
  return 'Pagina niet gevonden'
}
