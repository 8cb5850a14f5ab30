import { type Editor, useEditorState } from '@tiptap/react'

/** What the toolbar shows for the position of the caret. */
export function useToolbarState(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor }) => ({
      paragraph: editor.isActive('paragraph') && !editor.isActive('bulletList'),
      heading: [2, 3, 4].find((level) => editor.isActive('heading', { level })),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      strike: editor.isActive('strike'),
      link: editor.isActive('link'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      image: editor.isActive('image'),
      table: editor.isActive('table'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
}
