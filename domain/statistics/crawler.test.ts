import { expect, test } from 'vitest'
import { botReason } from './crawler.ts'

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'crawler'],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', 'crawler'],
  ['Mozilla/5.0 (compatible; AhrefsBot/7.0)', 'crawler'],
  ['Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)', 'crawler'],
  ['Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)', 'crawler'],
  ['Mozilla/5.0 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)', 'assistant'],
  ['Mozilla/5.0 (compatible; Perplexity-User/1.0)', 'assistant'],
  ['Mozilla/5.0 (compatible; Claude-User/1.0; +Claude-User@anthropic.com)', 'assistant'],
  ['Baiduspider+(+http://www.baidu.com/search/spider.htm)', 'crawler'],
  ['facebookexternalhit/1.1', 'previewer'],
  ['WhatsApp/2.23', 'previewer'],
  ['LinkedInBot/1.0 (compatible)', 'previewer'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/156.0 Safari/537.36', null],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', null],
  ['Mozilla/5.0 (Linux; Android 15; CUBOT NOTE 50) Chrome/130 Mobile', null],
  ['', null],
])('%s is %s', (userAgent, reason) => {
  expect(botReason(userAgent)).toBe(reason)
})
