import type { Editor } from '@tiptap/react'
import { placeBlock } from './place-block.ts'

export type EditorImage = {
  src: string
  alt: string
  caption: string
  width: number | null
  height: number | null
}

/** The selected picture, if any. */
export function selectedImage(editor: Editor): EditorImage | undefined {
  if (!editor.isActive('image')) return
  const { src, alt, width, height } = editor.getAttributes('image')
  const { $from } = editor.state.selection
  const figure = $from.parent.type.name === 'figure' ? $from.parent : undefined
  const caption = figure && figure.childCount > 1 ? figure.lastChild?.textContent : ''
  return { src: src ?? '', alt: alt ?? '', caption: caption ?? '', width, height }
}

/** Replaces the selected picture, or inserts at the caret. */
export function placeImage(editor: Editor, { caption, ...attrs }: EditorImage): void {
  const image = { type: 'image', attrs }
  const captionNode = { type: 'figcaption', content: [{ type: 'text', text: caption }] }
  const content = caption === '' ? image : { type: 'figure', content: [image, captionNode] }
  const { $from } = editor.state.selection

  if (editor.isActive('image') && $from.parent.type.name === 'figure') {
    const from = $from.before()
    placeBlock(editor, content, { from, to: from + $from.parent.nodeSize })
  } else placeBlock(editor, content)
}
