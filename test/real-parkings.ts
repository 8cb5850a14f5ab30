import { beforeAll } from 'vitest'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { parkings } from '#server/db/schema.ts'

/** The seeded parkings as if they were real: their prices can be checked. */
export function withRealParkings(): void {
  beforeAll(async () => {
    await db.update(parkings).set({ isSample: false })
    await refreshContentVersion()
  })
}
