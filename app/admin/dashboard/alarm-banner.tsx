import { href, Link } from 'react-router'
import { AlarmPanel } from '#app/admin/ui/alarm-panel.tsx'
import { ArrowLabel, arrowLinkLook } from '#app/ui/arrow-link.tsx'
import type { AlarmNews } from '#domain/system/alarm.ts'

/** What is not well, above the morning. What to do about it is on Systeem. */
export function AlarmBanner({ alarms }: { alarms: AlarmNews[] }) {
  return (
    <AlarmPanel
      alarms={alarms}
      foot={
        <Link to={href('/admin/systeem')} className={arrowLinkLook()}>
          <ArrowLabel>Naar Systeem</ArrowLabel>
        </Link>
      }
    />
  )
}
