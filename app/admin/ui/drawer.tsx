import type { ReactNode } from 'react'
import { Modal } from '#app/ui/modal.tsx'

type DrawerProps = { open: boolean; onClose: () => void; label: string; children: ReactNode }

/** A panel of 16rem that slides in from the left. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      label={label}
      look="m-0 h-dvh w-64 max-w-[85vw] bg-card shadow-3 transition-[translate] duration-(--base) ease-out starting:open:-translate-x-full"
    >
      <div className="flex h-dvh flex-col overflow-y-auto overscroll-contain">{children}</div>
    </Modal>
  )
}
