// Word pastes lists as paragraphs: each has its level in a style and starts with its own bullet or
// number.
const listItem =
  /<p\b[^>]*(?:mso-list:\s*(?!none)[^;"']*?|MsoListParagraph)[^>]*>([\s\S]*?)<\/p>(?:\s|<!--[\s\S]*?-->|<o:p>[\s\S]*?<\/o:p>)*/gi
const run = new RegExp(`(?:${listItem.source})+`, 'gi')
const marker =
  /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>|<span[^>]*mso-list:\s*Ignore[^>]*>([^<]*(?:<span[\s\S]*?<\/span>)?[^<]*)<\/span>/i

type Item = { level: number; isNumbered: boolean; html: string }

/** Converts the list paragraphs of Word into HTML lists. */
export function withRealLists(html: string): string {
  return html.replace(run, (paragraphs) => {
    const items = [...paragraphs.matchAll(listItem)].map(([tag, inner = '']) => itemOf(tag, inner))
    return listOf(items)
  })
}

function itemOf(tag: string, inner: string): Item {
  const level = Number(/level(\d)/i.exec(tag)?.[1] ?? 1)
  const sign = (marker.exec(inner)?.[0] ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '')
  return {
    level,
    isNumbered: /^\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(sign),
    html: inner.replace(marker, '').trim(),
  }
}

/** Nests deeper items in the item before them. */
function listOf(items: Item[]): string {
  const [first] = items
  if (!first) return ''
  const tag = first.isNumbered ? 'ol' : 'ul'
  let html = ''

  for (let at = 0; at < items.length; ) {
    const item = items[at]
    if (!item) break
    if (item.level === first.level && item.isNumbered !== first.isNumbered) {
      return `<${tag}>${html}</${tag}>${listOf(items.slice(at))}`
    }
    const rest = items.slice(at + 1)
    const next = rest.findIndex(({ level }) => level <= first.level)
    const deeper = next === -1 ? rest : rest.slice(0, next)
    html += `<li>${item.html}${listOf(deeper)}</li>`
    at += 1 + deeper.length
  }
  return `<${tag}>${html}</${tag}>`
}
