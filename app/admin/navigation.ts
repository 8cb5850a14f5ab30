import ChartColumn from 'lucide-react/icons/chart-column'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Image from 'lucide-react/icons/image'
import Inbox from 'lucide-react/icons/inbox'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Newspaper from 'lucide-react/icons/newspaper'
import Plane from 'lucide-react/icons/plane'
import Settings from 'lucide-react/icons/settings'
import SquareParking from 'lucide-react/icons/square-letter-p'
import { href } from 'react-router'

/** The menu of the admin. An entry is current on its `pages`. */
export const adminNavigation = [
  [
    {
      label: 'Dashboard',
      to: href('/admin'),
      pages: /^\/admin(\/dashboard)?\/?$/,
      icon: LayoutDashboard,
    },
    {
      label: 'Luchthavens',
      to: href('/admin/airports'),
      pages: /^\/admin\/airports\b/,
      icon: Plane,
    },
    { label: 'Blog', to: href('/admin/blog'), pages: /^\/admin\/blog\b/, icon: Newspaper },
    { label: 'Media', to: href('/admin/media'), pages: /^\/admin\/media\b/, icon: Image },
    { label: 'FAQs', to: href('/admin/faqs'), pages: /^\/admin\/faqs\b/, icon: CircleQuestionMark },
  ],
  [
    {
      label: 'Parkings',
      to: href('/admin/parkings'),
      pages: /^\/admin\/parkings\b/,
      icon: SquareParking,
    },
    { label: 'Contact', to: href('/admin/contacts'), pages: /^\/admin\/contacts\b/, icon: Inbox },
    {
      label: 'Statistieken',
      to: href('/admin/analytics'),
      pages: /^\/admin\/analytics\b/,
      icon: ChartColumn,
    },
    {
      label: 'Instellingen',
      to: href('/admin/settings'),
      pages: /^\/admin\/settings\b/,
      icon: Settings,
    },
  ],
] as const
