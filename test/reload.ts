/** What a reload leaves of a page: the storage of its tab, which taking the page away might change. */
export async function reload({ unmount }: { unmount: () => Promise<void> | void }): Promise<void> {
  const kept = { ...sessionStorage }
  await unmount()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
}
