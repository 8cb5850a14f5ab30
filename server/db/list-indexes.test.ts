import { desc, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withSeededDatabase } from '#test/database.ts'
import { planOf } from '#test/query-plan.ts'
import { contains } from './list-page.ts'
import { naturally } from './plain-text.ts'
import { hashesInPost, hashInAddress, media, parkings, posts, priceToday } from './schema.ts'

withSeededDatabase()

// An index of an expression serves only a query with the same one.

const wanted = sql`${'0'.repeat(20)}::text`

test.each<[string, SQL]>([
  [
    'parkings_by_name',
    sql`select 1 from ${parkings}
      order by ${naturally(parkings.name)}, ${parkings.position}, ${parkings.id}`,
  ],
  [
    'parkings_by_name',
    sql`select 1 from ${parkings} order by ${naturally(parkings.name)} desc limit 50`,
  ],
  [
    'Index Only Scan using parkings_in_order',
    sql`select ${parkings.id} from ${parkings} where ${contains(parkings.name, 'valet')} or ${parkings.providerId} in (1)
      order by ${parkings.position}, ${parkings.id}`,
  ],
  [
    'parkings_picture',
    sql`select 1 from ${parkings} where ${hashInAddress(parkings.imageUrl)} = ${wanted}`,
  ],
  [
    'parkings_lowest_price',
    sql`select min(${priceToday(parkings)}) from ${parkings}
      where ${parkings.airportCode} = 'AMS' and ${parkings.unavailable} is null`,
  ],
  ['posts_media', sql`select 1 from ${posts} where ${hashesInPost(posts)} && array[${wanted}]`],
  [
    'media_newest',
    sql`select 1 from ${media} order by ${desc(media.createdAt)}, ${desc(media.id)}`,
  ],
])('the index %s serves its query', async (index, query) => {
  expect(await planOf(query)).toContain(index)
})
