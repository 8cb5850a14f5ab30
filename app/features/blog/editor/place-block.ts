import type { JSONContent } from '@tiptap/core'
import type { Editor } from '@tiptap/react'

/** Where the caret is; from within a caption, after its picture. */
export function placeBlock(editor: Editor, content: JSONContent): void {
  const { $from } = editor.state.selection
  const chain = editor.chain().focus()

  if ($from.parent.type.name === 'figcaption') chain.insertContentAt($from.after(-1), content).run()
  else chain.insertContent(content).run()
}
