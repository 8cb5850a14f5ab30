/** A path without a page, and how often it was requested. */
export type MissingPath = {
  path: string
  hits: number
  /** The probable origin of the link. */
  source: string
  lastAt: string
  /** The most similar page, or empty if none is similar. */
  suggestion: string
}

export type MissingPaths = {
  paths: MissingPath[]
  /** The number of requests by vulnerability scanners. */
  scans: number
}

/** Stands for the paths of all scans. */
export const scanPath = '*'

const scanPattern =
  /\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|old|zip|tar|gz|rar|ini|ya?ml|log|sh|exe|dll|conf|pem|key|DS_Store)(\/|$|\.)|\/\.(?!well-known)|^\/(wp|wordpress|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|_ignition|actuator|solr|boaform|hnap1|telescope|owa|ecp|autodiscover|backup|config|\.git)(\/|-|$)|\/wp-|[<>"'{}|\\^`]|%3c|%22|\.\.|\/\//i

/** Whether only a vulnerability scanner would request this path. */
export function isScan(path: string): boolean {
  return path.length > 300 || scanPattern.test(path)
}
