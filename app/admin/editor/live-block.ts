import { mergeAttributes, Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { LiveBlockView } from './live-block-view.tsx'

/** Looked up on each visit: a parking, or the lowest price at an airport. */
export type BlockKind = 'parking' | 'price'

/** A placeholder in the text. The server fills it in: see server/posts/post-blocks. */
export const LiveBlock = Node.create({
  name: 'liveBlock',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return {
      kind: { default: 'price', ...attribute('data-block') },
      key: { default: '', ...attribute('data-key') },
    }
  },

  parseHTML: () => [{ tag: 'div[data-block][data-key]' }],
  renderHTML: ({ HTMLAttributes, node }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-block': node.attrs.kind, 'data-key': node.attrs.key }),
  ],
  addNodeView: () => ReactNodeViewRenderer(LiveBlockView),
})

const attribute = (name: string) => ({
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: () => ({}),
})
