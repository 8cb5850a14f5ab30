import type { Editor } from '@tiptap/core'

/** The post's HTML as the site stores it, without what only the editor needs. */
export function editorHtml(editor: Editor): string {
  const { body } = new DOMParser().parseFromString(editor.getHTML(), 'text/html')

  for (const item of body.querySelectorAll('li, td, th')) unwrapOnlyParagraph(item)
  for (const table of body.querySelectorAll('table')) tidyTable(table)
  // Empty lines are used as spacing while typing; the site has its own spacing.
  for (const empty of body.querySelectorAll(':scope > p:empty')) empty.remove()
  return body.innerHTML
}

/** The editor wraps every item and cell in a paragraph; a list without them reads the same. */
function unwrapOnlyParagraph(item: Element): void {
  const [first, ...others] = item.children
  if (first?.matches('p') && others.every((other) => other.matches('ul, ol'))) {
    first.replaceWith(...first.childNodes)
  }
}

/** Moves header rows at the top into a thead, and sets the scope of each header. */
function tidyTable(table: HTMLTableElement): void {
  table.querySelector('colgroup')?.remove()
  table.removeAttribute('style')

  const caption = table.getAttribute('data-caption')
  table.removeAttribute('data-caption')
  for (const cell of table.querySelectorAll('th, td')) cell.removeAttribute('style')
  for (const header of table.querySelectorAll('th')) header.setAttribute('scope', 'row')

  const rows = [...table.rows]
  const first = rows.findIndex((row) => row.querySelector('td'))
  const heads = rows.slice(0, first === -1 ? 1 : first)
  if (heads.length > 0) {
    table.createTHead().append(...heads)
    for (const header of table.querySelectorAll('thead th')) header.setAttribute('scope', 'col')
  }
  if (caption) table.createCaption().textContent = caption
}
