import GripVertical from 'lucide-react/icons/grip-vertical'
import type { ComponentProps } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'

type MoveHandleProps = { name: string } & Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'>

/** The drag handle of a row. Dragging it with a finger does not scroll. */
export function MoveHandle({ name, ...rest }: MoveHandleProps) {
  return (
    <span className="flex cursor-grab touch-none select-none active:cursor-grabbing [&>button]:cursor-[inherit] [&>button]:touch-none">
      <IconButton label={`Verplaats ${name}`} icon={GripVertical} {...rest} />
    </span>
  )
}
