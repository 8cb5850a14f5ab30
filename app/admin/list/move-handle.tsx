import GripVertical from 'lucide-react/icons/grip-vertical'
import type { ComponentProps } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'

type MoveHandleProps = { name: string } & Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'>

/** A row is dragged by it. A finger on it drags, and does not scroll. */
export function MoveHandle({ name, ...rest }: MoveHandleProps) {
  return (
    <span className="flex cursor-grab touch-none select-none active:cursor-grabbing [&>button]:cursor-[inherit] [&>button]:touch-none">
      <IconButton label={`Verplaats ${name}`} icon={GripVertical} {...rest} />
    </span>
  )
}
