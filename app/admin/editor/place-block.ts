import { type Command, findParentNode, type JSONContent, type Range } from '@tiptap/core'
import type { Editor } from '@tiptap/react'

/**
 * Inserts at the caret, or after the picture if it is in a caption. The caret moves below the
 * block.
 */
export function placeBlock(editor: Editor, content: JSONContent, at = placeOf(editor)): void {
  editor.chain().focus().insertContentAt(at, content).command(goBelow).run()
}

function placeOf(editor: Editor): Range | number {
  const { $from, from, to } = editor.state.selection
  return $from.parent.type.name === 'figcaption' ? $from.after(-1) : { from, to }
}

/**
 * The next key would replace a block that stays selected, so the caret goes to the text below it.
 */
const goBelow: Command = ({ tr, commands, state }) => {
  const { $to } = tr.selection
  const figure = findParentNode(({ type }) => type.name === 'figure')(tr.selection)
  if ($to.parent.isTextblock && !figure) return true

  const below = figure ? figure.pos + figure.node.nodeSize : $to.pos
  const hasText = tr.doc.resolve(below).nodeAfter?.isTextblock
  if (!hasText) tr.insert(below, state.schema.node('paragraph'))
  return commands.setTextSelection(below + 1)
}
