import { Notice } from '#app/ui/notice.tsx'

/** Above a form, for an admin who may not change it. */
export function ReadOnlyNotice() {
  return <Notice>Je kunt meekijken, niet wijzigen.</Notice>
}
