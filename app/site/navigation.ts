/** The main menu. An entry is current on its own page, and on the pages under it. */
export const navigation = [
  { label: 'Home', to: '/', pages: /^\/$/ },
  { label: 'Luchthavens', to: '/luchthavens', pages: /^\/(luchthavens|parkeren)(\/|$)/ },
  { label: 'Blog', to: '/blog', pages: /^\/blog(\/|$)/ },
  { label: 'FAQ', to: '/faq', pages: /^\/faq$/ },
  { label: 'Contact', to: '/contact', pages: /^\/contact$/ },
] as const

export function currency({ to, pages }: (typeof navigation)[number], path: string) {
  if (path === to) return 'page'
  return pages.test(path) ? 'true' : undefined
}
