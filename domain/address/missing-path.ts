/** An address that leads nowhere, and how often it was asked for. */
export type MissingPath = {
  path: string
  hits: number
  /** Where the link to it seems to be. */
  source: string
  lastAt: string
  /** The page that it probably should have been; nothing when none looks like it. */
  suggestion: string
}

export type MissingPaths = {
  paths: MissingPath[]
  /** How often a scan tried addresses that no visitor asks for. */
  scans: number
}

/** What stands for all of them. */
export const scanPath = '*'

const noise =
  /\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|old|zip|tar|gz|rar|ini|ya?ml|log|sh|exe|dll|conf|pem|key|DS_Store)(\/|$|\.)|\/\.(?!well-known)|^\/(wp|wordpress|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|_ignition|actuator|solr|boaform|hnap1|telescope|owa|ecp|autodiscover|backup|config|\.git)(\/|-|$)|\/wp-|[<>"'{}|\\^`]|%3c|%22|\.\.|\/\//i

/** An address that only a scan for leaks and holes asks for. */
export function isScan(path: string): boolean {
  return path.length > 300 || noise.test(path)
}
