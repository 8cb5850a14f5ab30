/** What a day more would add. Apart from quote.ts, so that public pages don't load it. */
export const dayLaterLabel = 'Een dag later terug'
