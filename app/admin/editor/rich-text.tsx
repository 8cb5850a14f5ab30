import { EditorContent, useEditor } from '@tiptap/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMay } from '#app/admin/api/role.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { useUploads } from '#app/admin/picture/use-uploads.ts'
import { proseLook } from '#app/site/shell/prose.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { editorHtml } from './editor-html.ts'
import { type EditorDialog, EditorToolbar } from './editor-toolbar.tsx'
import { extensions } from './extensions.ts'
import { ImageDialog } from './image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { cleanPaste } from './paste-clean.ts'
import { useIsPassed } from './use-is-passed.ts'

type RichTextProps = {
  label: string
  /** HTML, as it is stored. */
  value: string
  onChange: (html: string) => void
  /** Below the toolbar, once the text is scrolled. */
  note?: ReactNode
}

const look = [
  'min-h-96 text-base/[1.7] outline-none shadow-none! md:min-h-[36rem]',
  '[&_:is(img,hr).ProseMirror-selectednode]:outline-3 [&_:is(img,hr).ProseMirror-selectednode]:outline-action',
  '[&_.selectedCell]:bg-selected [&_:is(th,td)]:min-w-16',
].join(' ')

/** The text editor of a post, with its toolbar. */
export default function RichText({ label, value, onChange, note }: RichTextProps) {
  const [openDialog, setOpenDialog] = useState<EditorDialog>()
  const library = useRows('media')
  const uploads = useUploads(library.changed)
  const container = useRef<HTMLDivElement>(null)
  const toolbarMarker = useRef<HTMLDivElement>(null)
  const isScrolledOn = useIsPassed(toolbarMarker)
  // The editor's own output for the given value, as it normalizes older posts: only a difference
  // from it is an edit.
  const lastSync = useRef({ given: value, made: '' })

  const mayChange = useMay('editor')
  const editor = useEditor({
    // Its styles are in admin.css: the policy of a page allows no element that a script adds.
    injectCSS: false,
    editable: mayChange,
    extensions,
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': 'true',
        class: `${proseLook} ${look}`,
      },
      transformPastedHTML: cleanPaste,
      // Word and Excel also copy a picture of the text; then the text is pasted.
      handlePaste: (_, { clipboardData }) =>
        clipboardData?.getData('text/plain') === '' && addFiles(clipboardData.files),
      handleDrop: (view, { dataTransfer, clientX: left, clientY: top }) =>
        !view.dragging && addFiles(dataTransfer?.files, view.posAtCoords({ left, top })?.pos),
      handleKeyDown: (_, event) => {
        if (event.altKey && event.key === 'F10') return toToolbar()
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false
        event.preventDefault()
        setOpenDialog('link')
        return true
      },
    },
    onCreate: ({ editor }) => {
      lastSync.current.made = editorHtml(editor)
    },
    onUpdate: ({ editor }) => {
      const made = editorHtml(editor)
      if (made === lastSync.current.made) return
      lastSync.current = { given: made, made }
      onChange(made)
    },
  })

  useEffect(() => {
    if (value === lastSync.current.given) return
    // Another editor's version, or an older one. It can be undone like an edit.
    editor.commands.setContent(value, { emitUpdate: false })
    lastSync.current = { given: value, made: editorHtml(editor) }
  }, [editor, value])

  function toToolbar(): boolean {
    container.current?.querySelector<HTMLElement>('[role=toolbar]')?.focus()
    return true
  }

  /** Uploads files to the library; the dialog inserts them once they have a description. */
  function addFiles(files: FileList | undefined, at?: number): boolean {
    if (!files?.length) return false
    if (at !== undefined) editor.commands.setTextSelection(at)
    uploads.add(files)
    setOpenDialog('image')
    return true
  }

  function close() {
    setOpenDialog(undefined)
    for (const { key } of uploads.uploads) uploads.hide(key)
  }

  return (
    <div ref={container}>
      <div ref={toolbarMarker} />
      <div className="sticky top-(--header-h) z-2 border-line border-y">
        {mayChange && <EditorToolbar editor={editor} onAsk={setOpenDialog} />}
        {isScrolledOn && note}
      </div>
      <EditorContent editor={editor} className="max-w-[47rem] px-4 py-5 md:p-6" />
      {openDialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {openDialog === 'image' && <ImageDialog {...{ editor, uploads }} onClose={close} />}
      {openDialog === 'block' && <BlockDialog editor={editor} onClose={close} />}
    </div>
  )
}
