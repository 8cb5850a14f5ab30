import sheet from '#app/admin/admin.css?url'

/** The `links` of every page of the admin: the rules that public pages have no use for. */
export const adminLinks = () => [{ rel: 'stylesheet', href: sheet }]
