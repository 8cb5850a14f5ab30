// Word pastes a list as paragraphs: each has its level in a style, and starts with its own bullet
// or number.

type Item = { level: number; isNumbered: boolean; element: HTMLElement }

/** Replaces Word's list paragraphs with real lists. */
export function makeRealLists(root: ParentNode): void {
  for (const paragraph of root.querySelectorAll('p')) {
    // Without a parent it was an item of the previous list.
    if (!paragraph.parentNode || !isItem(paragraph)) continue
    const paragraphs = withNextItems(paragraph)
    paragraph.before(...listsOf(paragraphs.map(itemOf)))
    for (const item of paragraphs) item.remove()
  }
}

function isItem(node: Node | null): node is HTMLParagraphElement {
  if (!(node instanceof HTMLParagraphElement)) return false
  return /mso-list:(?!\s*none)/i.test(styleOf(node)) || /MsoListParagraph/i.test(node.className)
}

function withNextItems(first: HTMLParagraphElement): HTMLParagraphElement[] {
  const items = [first]
  for (let next = first.nextSibling; isItem(next) || isGap(next); next = next.nextSibling) {
    if (isItem(next)) items.push(next)
  }
  return items
}

function isGap(node: Node | null): node is ChildNode {
  if (node instanceof Element) return node.localName === 'o:p'
  return node instanceof Comment || (node instanceof Text && node.data.trim() === '')
}

function itemOf(paragraph: HTMLParagraphElement): Item {
  const marker = markerOf(paragraph)
  const sign = marker.map((node) => (node instanceof Comment ? '' : node.textContent)).join('')
  for (const node of marker) node.remove()
  const element = paragraph.ownerDocument.createElement('li')
  element.append(...paragraph.childNodes)
  return {
    level: Number(/level(\d)/i.exec(styleOf(paragraph))?.[1] ?? 1),
    isNumbered: /^\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(sign.trim()),
    element,
  }
}

/** The bullet or number at the start of a paragraph: between two comments, or in its own span. */
function markerOf(paragraph: HTMLParagraphElement): ChildNode[] {
  const nodes = [...paragraph.childNodes]
  const find = (comment: string) =>
    nodes.findIndex((node) => node instanceof Comment && node.data === comment)
  const [start, end] = [find('[if !supportLists]'), find('[endif]')]
  if (start !== -1 && start < end) return nodes.slice(start, end + 1)
  const span = paragraph.querySelector('span[style*="mso-list:Ignore" i]')
  return span ? [span] : []
}

/** Nests a deeper item in the one before it. */
function listsOf(items: Item[]): HTMLElement[] {
  const [first] = items
  if (!first) return []
  const list = first.element.ownerDocument.createElement(first.isNumbered ? 'ol' : 'ul')

  let index = 0
  for (let item: Item | undefined = first; item; item = items[index]) {
    if (item.level === first.level && item.isNumbered !== first.isNumbered) break
    const rest = items.slice(index + 1)
    const next = rest.findIndex(({ level }) => level <= first.level)
    const deeper = next === -1 ? rest : rest.slice(0, next)
    item.element.append(...listsOf(deeper))
    list.append(item.element)
    index += 1 + deeper.length
  }
  return [list, ...listsOf(items.slice(index))]
}

const styleOf = (element: Element) => element.getAttribute('style') ?? ''
