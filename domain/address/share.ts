export const shareChannels = ['Facebook', 'Twitter', 'LinkedIn', 'WhatsApp', 'e-mail'] as const

export type ShareChannel = (typeof shareChannels)[number]

/** The share URL of each channel: plain links, without third-party scripts. */
export function shareLinks(title: string, url: string): Record<ShareChannel, string> {
  const page = encodeURIComponent(url)
  const name = encodeURIComponent(title)

  return {
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    Twitter: `https://twitter.com/intent/tweet?text=${name}&url=${page}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
    WhatsApp: `https://wa.me/?text=${name}%20${page}`,
    'e-mail': `mailto:?subject=${name}&body=${page}`,
  }
}
