import type { Extensions } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { cellSpan } from '#domain/post/cell-span.ts'
import { linkAddress } from '#domain/post/link-address.ts'
import { Figcaption, Figure } from './figure.ts'
import { LiveBlock } from './live-block.ts'
import { OwnImage } from './own-image.ts'
import { Subscript, Superscript } from './small-marks.ts'

// As the attribute that the site stores, not as a style.
const align = {
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute('align'),
  renderHTML: ({ align }: { align?: string | null }) => (align ? { align } : {}),
}

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => cellSpan(element.getAttribute(name)),
})
const spans = { colspan: span('colspan'), rowspan: span('rowspan') }

const OwnTable = Table.extend({
  addAttributes() {
    return {
      caption: {
        default: null,
        parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent || null,
        renderHTML: ({ caption }) => (caption ? { 'data-caption': caption } : {}),
      },
    }
  },
  // The caption becomes an attribute, because a table node can contain only rows.
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
})

const OwnCell = TableCell.extend({
  addAttributes() {
    return { ...this.parent?.(), ...spans, align }
  },
})

const OwnHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), ...spans, align }
  },
})

/** Every element of a post: exactly what the server keeps (server/posts/sanitize). */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => linkAddress(address) !== undefined,
      // Only a full URL: 'parkeren.nl' in a sentence is a name.
      shouldAutoLink: (address) => /^https?:\/\//.test(address),
    },
  }),
  Superscript,
  Subscript,
  OwnImage,
  Figure,
  Figcaption,
  OwnTable.configure({ resizable: false }),
  TableRow,
  OwnCell,
  OwnHeader,
  LiveBlock,
]
