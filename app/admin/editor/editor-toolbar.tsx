import type { ChainedCommands } from '@tiptap/core'
import type { Editor } from '@tiptap/react'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import ImagePlus from 'lucide-react/icons/image-plus'
import Italic from 'lucide-react/icons/italic'
import Bold from 'lucide-react/icons/letter-b'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Minus from 'lucide-react/icons/minus'
import Pilcrow from 'lucide-react/icons/pilcrow'
import Quote from 'lucide-react/icons/quote'
import Redo2 from 'lucide-react/icons/redo-2'
import Strikethrough from 'lucide-react/icons/strikethrough'
import Underline from 'lucide-react/icons/underline'
import Undo2 from 'lucide-react/icons/undo-2'
import Zap from 'lucide-react/icons/zap'
import { Toolbar, ToolbarButton, ToolbarLine } from '#app/admin/ui/toolbar.tsx'
import { TableMenu } from './table-menu.tsx'
import { useToolbarState } from './toolbar-state.ts'

/** The dialogs for inserting something. */
export type EditorDialog = 'link' | 'image' | 'block'

type EditorToolbarProps = { editor: Editor; onAsk: (what: EditorDialog) => void }

export function EditorToolbar({ editor, onAsk }: EditorToolbarProps) {
  const is = useToolbarState(editor)
  const run = (command: (chain: ChainedCommands) => ChainedCommands) => () => {
    command(editor.chain().focus()).run()
  }

  return (
    <Toolbar label="Opmaak">
      <ToolbarButton
        label="Alinea"
        icon={Pilcrow}
        shortcut="Ctrl+Alt+0"
        pressed={is.paragraph}
        onClick={run((chain) => chain.setParagraph())}
      />
      <ToolbarButton
        label="Kop 2"
        icon={Heading2}
        shortcut="Ctrl+Alt+2"
        pressed={is.heading === 2}
        onClick={run((chain) => chain.toggleHeading({ level: 2 }))}
      />
      <ToolbarButton
        label="Kop 3"
        icon={Heading3}
        shortcut="Ctrl+Alt+3"
        pressed={is.heading === 3}
        onClick={run((chain) => chain.toggleHeading({ level: 3 }))}
      />
      <ToolbarLine />
      <ToolbarButton
        label="Vet"
        icon={Bold}
        shortcut="Ctrl+B"
        pressed={is.bold}
        onClick={run((chain) => chain.toggleBold())}
      />
      <ToolbarButton
        label="Cursief"
        icon={Italic}
        shortcut="Ctrl+I"
        pressed={is.italic}
        onClick={run((chain) => chain.toggleItalic())}
      />
      <ToolbarButton
        label="Onderstrepen"
        icon={Underline}
        shortcut="Ctrl+U"
        pressed={is.underline}
        onClick={run((chain) => chain.toggleUnderline())}
      />
      <ToolbarButton
        label="Doorhalen"
        icon={Strikethrough}
        shortcut="Ctrl+Shift+S"
        pressed={is.strike}
        onClick={run((chain) => chain.toggleStrike())}
      />
      <ToolbarButton
        label="Link"
        icon={Link}
        shortcut="Ctrl+K"
        pressed={is.link}
        aria-haspopup="dialog"
        onClick={() => onAsk('link')}
      />
      <ToolbarLine />
      <ToolbarButton
        label="Lijst"
        icon={List}
        shortcut="Ctrl+Shift+8"
        pressed={is.bullets}
        onClick={run((chain) => chain.toggleBulletList())}
      />
      <ToolbarButton
        label="Genummerde lijst"
        icon={ListOrdered}
        shortcut="Ctrl+Shift+7"
        pressed={is.numbers}
        onClick={run((chain) => chain.toggleOrderedList())}
      />
      <ToolbarButton
        label="Citaat"
        icon={Quote}
        shortcut="Ctrl+Shift+B"
        pressed={is.quote}
        onClick={run((chain) => chain.toggleBlockquote())}
      />
      <ToolbarLine />
      <ToolbarButton
        label="Afbeelding"
        icon={ImagePlus}
        pressed={is.image}
        aria-haspopup="dialog"
        onClick={() => onAsk('image')}
      />
      <TableMenu editor={editor} isInTable={is.table} />
      <ToolbarButton
        label="Scheidingslijn"
        icon={Minus}
        onClick={run((chain) => chain.setHorizontalRule())}
      />
      <ToolbarButton
        label="Live blok"
        icon={Zap}
        aria-haspopup="dialog"
        onClick={() => onAsk('block')}
      />
      <ToolbarLine />
      <ToolbarButton
        label="Ongedaan maken"
        icon={Undo2}
        shortcut="Ctrl+Z"
        disabled={!is.canUndo}
        onClick={run((chain) => chain.undo())}
      />
      <ToolbarButton
        label="Opnieuw"
        icon={Redo2}
        shortcut="Ctrl+Shift+Z"
        disabled={!is.canRedo}
        onClick={run((chain) => chain.redo())}
      />
    </Toolbar>
  )
}
