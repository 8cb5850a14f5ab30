// The icon of each kind with a page: a line each, by the name of the kind.

export { default as payout } from 'lucide-react/icons/banknote'
export { default as provider } from 'lucide-react/icons/building-complex'
export { default as faq } from 'lucide-react/icons/circle-question-mark'
export { default as programme } from 'lucide-react/icons/handshake'
export { default as media } from 'lucide-react/icons/image'
export { default as contact } from 'lucide-react/icons/inbox'
export { default as post } from 'lucide-react/icons/newspaper'
export { default as airport } from 'lucide-react/icons/plane'
export { default as settings } from 'lucide-react/icons/settings'
export { default as conversion } from 'lucide-react/icons/shopping-cart'
export { default as parking } from 'lucide-react/icons/square-letter-p'
