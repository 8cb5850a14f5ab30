import { EditorContent, useEditor } from '@tiptap/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRows } from '#app/admin/api/use-list.ts'
import { useUploads } from '#app/admin/picture/use-uploads.ts'
import { proseLook } from '#app/site/shell/prose.tsx'
import { articleHtml } from './article-html.ts'
import { BlockDialog } from './block-dialog.tsx'
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
  /** Below the buttons, for who has scrolled on in the text. */
  note?: ReactNode
}

const look = [
  'min-h-96 text-base/[1.7] outline-none shadow-none! md:min-h-[36rem]',
  '[&_:is(img,hr).ProseMirror-selectednode]:outline-3 [&_:is(img,hr).ProseMirror-selectednode]:outline-action',
  '[&_.selectedCell]:bg-selected [&_:is(th,td)]:min-w-16',
].join(' ')

/** The text of an article, and the buttons above it. */
export default function RichText({ label, value, onChange, note }: RichTextProps) {
  const [asked, setAsked] = useState<EditorDialog>()
  const library = useRows('media')
  const uploads = useUploads(library.changed)
  const place = useRef<HTMLDivElement>(null)
  const above = useRef<HTMLDivElement>(null)
  const isScrolledOn = useIsPassed(above)
  // What it would say without anybody having typed: the form of older articles differs a little.
  const last = useRef({ given: value, made: '' })

  const editor = useEditor({
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
      // What is copied from Word or Excel comes with a picture of it: then the words are meant.
      handlePaste: (_, { clipboardData }) =>
        clipboardData?.getData('text/plain') === '' && addFiles(clipboardData.files),
      handleDrop: (view, { dataTransfer, clientX: left, clientY: top }) =>
        !view.dragging && addFiles(dataTransfer?.files, view.posAtCoords({ left, top })?.pos),
      handleKeyDown: (_, event) => {
        if (event.altKey && event.key === 'F10') return toToolbar()
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false
        event.preventDefault()
        setAsked('link')
        return true
      },
    },
    onCreate: ({ editor }) => {
      last.current.made = articleHtml(editor)
    },
    onUpdate: ({ editor }) => {
      const made = articleHtml(editor)
      if (made === last.current.made) return
      last.current = { given: made, made }
      onChange(made)
    },
  })

  useEffect(() => {
    if (value === last.current.given) return
    // Somebody else's version, or an older one. It can be undone as anything that was typed.
    editor.commands.setContent(value, { emitUpdate: false })
    last.current = { given: value, made: articleHtml(editor) }
  }, [editor, value])

  function toToolbar(): boolean {
    place.current?.querySelector<HTMLElement>('[role=toolbar]')?.focus()
    return true
  }

  /** They go to the library, and from there into the text, once it is said what is in the picture. */
  function addFiles(files: FileList | undefined, at?: number): boolean {
    if (!files?.length) return false
    if (at !== undefined) editor.commands.setTextSelection(at)
    uploads.add(files)
    setAsked('image')
    return true
  }

  function close() {
    setAsked(undefined)
    for (const { key } of uploads.uploads) uploads.hide(key)
  }

  return (
    <div ref={place}>
      <div ref={above} />
      <div className="sticky top-(--header-h) z-2 border-line border-y">
        <EditorToolbar editor={editor} onAsk={setAsked} />
        {isScrolledOn && note}
      </div>
      <EditorContent editor={editor} className="max-w-[47rem] px-4 py-5 md:p-6" />
      {asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asked === 'image' && <ImageDialog {...{ editor, uploads }} onClose={close} />}
      {asked === 'block' && <BlockDialog editor={editor} onClose={close} />}
    </div>
  )
}
