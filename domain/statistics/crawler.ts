const crawlers =
  /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|adsbot|archiver|ahrefs|semrush|lighthouse|pingdom|uptime|monitor/i
const previewers =
  /facebookexternalhit|facebot|whatsapp|telegrambot|twitterbot|linkedinbot|slackbot|discordbot|skypeuripreview|embedly|preview|pinterest/i

/**
 * Who says by itself that it is no visitor: a crawler, or what fetches a link to show a preview of
 * it. A headless browser says no such thing, and a visitor who uses one is a visitor.
 */
export function botReason(userAgent: string): 'previewer' | 'crawler' | null {
  if (previewers.test(userAgent)) return 'previewer'
  return crawlers.test(userAgent) ? 'crawler' : null
}
