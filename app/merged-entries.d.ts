/** Entries of the build whose code another file has: see scripts/vite/chunks.ts. */
declare module 'virtual:merged-entries' {
  const entries: import('#server/http/scripts-after-paint.ts').MergedEntries
  export default entries
}
