import { CopyButton } from '#app/admin/ui/copy-button.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type NewPasswordLink, passwordLinkPath } from '#domain/access/password-link.ts'

/** The only time that a link is shown. */
export function LinkDialog({ link, onClose }: { link: NewPasswordLink; onClose: () => void }) {
  const address = new URL(passwordLinkPath(link.token), window.location.href).href

  return (
    <Dialog
      open
      onClose={onClose}
      title="Geef deze link door"
      text={
        <p>
          Je ziet hem alleen nu. Hij werkt één keer, tot{' '}
          <Moment at={link.expiresAt} between=" om " />.
        </p>
      }
      actions={<Button onClick={onClose}>Klaar</Button>}
    >
      <div className="grid gap-4">
        {link.mail === 'sent' && <Notice tone="positive">De link is ook gemaild.</Notice>}
        {link.mail === 'failed' && (
          <Notice tone="caution">Het mailen is niet gelukt. Geef de link zelf door.</Notice>
        )}
        <TextField
          label="Link"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div>
          <CopyButton text={address} what="link" />
        </div>
      </div>
    </Dialog>
  )
}
