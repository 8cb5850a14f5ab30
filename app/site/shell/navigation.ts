/** The main menu. An entry is current on the paths that match its `pages`. */
export const navigation = [
  { label: 'Home', to: '/', pages: /^\/$/ },
  {
    label: 'Luchthavens',
    to: '/luchthavens',
    pages: /^\/(luchthavens|welke-luchthaven|prijzen|parkeren|vertrekplanner)(\/|$)/,
  },
  { label: 'Blog', to: '/blog', pages: /^\/blog(\/|$)/ },
  { label: 'FAQ', to: '/faq', pages: /^\/faq$/ },
  { label: 'Contact', to: '/contact', pages: /^\/contact$/ },
] as const
