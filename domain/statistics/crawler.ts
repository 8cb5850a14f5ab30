const crawlers =
  /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|adsbot|archiver|ahrefs|semrush|lighthouse|pingdom|uptime|monitor/i
const previewers =
  /facebookexternalhit|facebot|whatsapp|telegrambot|twitterbot|linkedinbot|slackbot|discordbot|skypeuripreview|embedly|preview|pinterest/i

/**
 * Detects bots that identify themselves: crawlers, and previewers of shared links. Headless
 * browsers don't, and may be visitors.
 */
export function botReason(userAgent: string): 'previewer' | 'crawler' | null {
  if (previewers.test(userAgent)) return 'previewer'
  return crawlers.test(userAgent) ? 'crawler' : null
}
