import { useLocation } from 'react-router'
import { useSite } from '#app/site/page/settings.ts'
import { ShareButtons } from './share-buttons.tsx'

/** Shares this page as it is shown: with its stay and its filter. */
export function SharePage({ title }: { title: string }) {
  const { siteUrl } = useSite()
  const { pathname, search } = useLocation()

  return <ShareButtons title={title} url={siteUrl + pathname + search} />
}
