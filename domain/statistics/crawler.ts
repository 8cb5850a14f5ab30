const crawlers =
  /(?<!cu)bot\b|crawl|spider|slurp|mediapartners|adsbot|archiver|ahrefs|semrush|lighthouse|pingdom|uptime|monitor/i
const previewers =
  /facebookexternalhit|facebot|whatsapp|telegrambot|twitterbot|linkedinbot|slackbot|discordbot|skypeuripreview|embedly|preview|pinterest/i

/** They read one page because a person asked about it. The crawlers of the same firms have other names. */
const assistants = /(chatgpt|perplexity|claude|mistralai|gemini|copilot)-user\b|duckassistbot/i

/**
 * Detects bots that identify themselves: assistants, crawlers, and previewers of shared links.
 * Headless browsers don't, and may be visitors.
 */
export function botReason(userAgent: string): 'assistant' | 'previewer' | 'crawler' | null {
  if (assistants.test(userAgent)) return 'assistant'
  if (previewers.test(userAgent)) return 'previewer'
  return crawlers.test(userAgent) ? 'crawler' : null
}
