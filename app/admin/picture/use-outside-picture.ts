import { useQuery } from '@tanstack/react-query'
import { admin, answered } from '#app/admin/api/api.ts'
import { useMay } from '#app/admin/api/role.ts'
import { outsidePicture } from '#domain/media/outside-picture.ts'

/** Lets the server fetch a picture of another site, unless it has it. Null where it can't. */
export async function fetchPicture(address: string): Promise<string | null> {
  const { url } = await answered(admin.post('/api/admin/pictures', { address }, { quiet: true }))
  return url
}

/**
 * Whether a picture of another site is there to be shown, once the server has it. Who may only read sees what
 * it has already. Undefined for a picture of our own.
 */
export function useOutsidePicture(
  address: string,
  isAsked: boolean,
): 'fetching' | 'there' | 'not there' | undefined {
  const mayFetch = useMay('editor')
  const outside = outsidePicture(address)
  const { data, isPending } = useQuery({
    queryKey: ['pictures', outside],
    queryFn: () => fetchPicture(outside ?? ''),
    enabled: outside !== undefined && mayFetch && isAsked,
    // Another site may be back: asked again for each form.
    staleTime: 60_000,
  })
  if (outside === undefined) return undefined
  if (!mayFetch) return 'there'
  if (isPending) return 'fetching'
  return data ? 'there' : 'not there'
}
