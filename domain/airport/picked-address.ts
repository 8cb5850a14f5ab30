import { keptStay, withStay } from '#domain/stay/stay-address.ts'

const overview = '/luchthavens'

/**
 * Where the form of the home page leads, by the path of the button that was pressed: a search that is filled goes to
 * the overview, and dates that are empty give the plain address. The page itself gets wrong dates as they are typed,
 * and says what is wrong.
 */
export function pickedAddress(path: string, typed: URLSearchParams): string {
  const stay = keptStay('/', typed)
  const search = typed.get('zoek')?.trim()
  if (search && (path === '/' || path === overview)) {
    return withStay(`${overview}?${new URLSearchParams({ zoek: search })}`, stay)
  }
  if (path !== '/') return withStay(path, stay)
  const rest = stay.filter(([name]) => name !== 'van' && name !== 'tot')
  const [van, tot] = [typed.get('van') ?? '', typed.get('tot') ?? '']
  return withStay('/', [['van', van], ['tot', tot], ...rest])
}
