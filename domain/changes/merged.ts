/** A record before the changes, as somebody else saved it meanwhile, and as it is typed here. */
export type Versions<Fields> = { base: Fields; theirs: Fields; mine: Fields }

/** How the versions of a record are compared. */
export type Compared<Fields, Name extends keyof Fields> = {
  names: readonly Name[]
  isSame: (name: Name, a: Fields[Name], b: Fields[Name]) => boolean
  /** What tells the items of a list apart, so that each is compared by itself. */
  keys?: {
    [Of in keyof Fields]?: Fields[Of] extends (infer Item)[] ? (item: Item) => string : never
  }
  /** A field that says something about another one goes along with that. */
  follows?: { [Of in keyof Fields]?: Name }
}

export type Merged<Fields, Name extends keyof Fields> = {
  /** The changes of both. What both changed, as it is typed here. */
  mine: Fields
  /** The same, with what both changed as it is saved by the other. */
  theirs: Fields
  /** What both changed, each differently. */
  asked: Name[]
  /** What only the other changed. */
  taken: Name[]
}

/** Brings two changes of a record together: a field that one of them changed has that change. */
export function mergeVersions<Fields extends object, Name extends keyof Fields>(
  versions: Versions<Fields>,
  compared: Compared<Fields, Name>,
): Merged<Fields, Name> {
  const { base, theirs, mine } = versions
  const { names, isSame, follows } = compared
  const merged: Merged<Fields, Name> = {
    mine: { ...mine },
    theirs: { ...theirs },
    asked: [],
    taken: [],
  }
  const isMine = (name: Name) => !isSame(name, base[name], mine[name])
  const isTheirs = (name: Name) => !isSame(name, base[name], theirs[name])

  for (const name of names) {
    const leader = follows?.[name]
    const isLed = leader !== undefined && (isMine(leader) || isTheirs(leader))
    // What was typed about a value that is no longer there says nothing of the other one.
    const isLost = isLed && !isMine(leader)
    if (isLost || !isMine(name)) merged.mine[name] = theirs[name]
    else if (!isTheirs(name)) merged.theirs[name] = isLed ? theirs[name] : mine[name]
    else Object.assign(merged, mergedLists(merged, versions, name, compared))

    if (isLed) continue
    if (!isSame(name, merged.mine[name], merged.theirs[name])) merged.asked.push(name)
    else if (!isSame(name, merged.mine[name], mine[name])) merged.taken.push(name)
  }
  return merged
}

/** Those of a field that both changed: of a list, each item by itself. */
function mergedLists<Fields extends object, Name extends keyof Fields>(
  merged: Pick<Merged<Fields, Name>, 'mine' | 'theirs'>,
  { base, theirs, mine }: Versions<Fields>,
  name: Name,
  { isSame, keys }: Compared<Fields, Name>,
): Pick<Merged<Fields, Name>, 'mine' | 'theirs'> {
  const keyOf = keys?.[name] as ((item: unknown) => string) | undefined
  if (!keyOf) return merged
  // Only a list has keys.
  const lists = { base: base[name], theirs: theirs[name], mine: mine[name] } as Versions<unknown>
  const byKey = (list: unknown) => new Map((list as unknown[]).map((item) => [keyOf(item), item]))
  const [before, there, here] = [byKey(lists.base), byKey(lists.theirs), byKey(lists.mine)]
  // It may have another key on both sides now.
  if ([...before.keys()].some((key) => !there.has(key) && !here.has(key))) return merged
  const asList = (item: unknown) => (item === undefined ? [] : [item]) as Fields[Name]
  const isSameItem = (a: unknown, b: unknown) => isSame(name, asList(a), asList(b))
  const isAdded = (item: unknown) => ![...there.values()].some((other) => isSameItem(other, item))

  const all = [...new Set([...there.keys(), ...here.keys()])].map((key) => {
    const [was, theirItem, myItem] = [before.get(key), there.get(key), here.get(key)]
    if (isSameItem(was, myItem)) return { theirs: theirItem, mine: theirItem }
    if (!isSameItem(was, theirItem)) return { theirs: theirItem, mine: myItem }
    // Both added the same.
    return was === undefined && !isAdded(myItem) ? {} : { theirs: myItem, mine: myItem }
  })
  const listOf = (side: 'theirs' | 'mine') =>
    all.flatMap((item) => asList(item[side])) as Fields[Name]
  return {
    mine: { ...merged.mine, [name]: listOf('mine') },
    theirs: { ...merged.theirs, [name]: listOf('theirs') },
  }
}
