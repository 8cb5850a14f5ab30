import type { Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { cellSpan } from '#domain/post/cell-span.ts'
import { linkAddress } from '#domain/post/link-address.ts'
import { Figcaption, Figure } from './figure.ts'
import { LiveBlock } from './live-block.ts'
import { Subscript, Superscript } from './small-marks.ts'

// As the site writes it, and not as a look.
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
  // It is an attribute: the rows of a table have nothing else between them.
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

/** All that an article can be made of: no more than the server keeps (server/sanitize), and no less. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => linkAddress(address) !== undefined,
      // Only what says so itself: 'parkeren.nl' in a sentence is a name.
      shouldAutoLink: (address) => /^https?:\/\//.test(address),
    },
  }),
  Superscript,
  Subscript,
  Image,
  Figure,
  Figcaption,
  OwnTable.configure({ resizable: false }),
  TableRow,
  OwnCell,
  OwnHeader,
  LiveBlock,
]
