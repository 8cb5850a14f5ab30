import { filterCounts } from '#domain/filter/filter-counts.ts'
import {
  changed,
  defaultFilter,
  filterParkings,
  type SortBy,
} from '#domain/filter/parking-filter.ts'
import { emptyFields } from '#domain/parking/left-out.ts'
import { type Parking, type ParkingType, unknownFields } from '#domain/parking/parking.ts'

// Filtering, sorting and counting 500 parkings must take far less than one frame of 16.7 ms.
const count = 500
const rounds = 1_000
const types: ParkingType[] = ['shuttle', 'valet', 'self']
const sorts: SortBy[] = ['price', 'distance', 'rating']

const parkings: Parking[] = [...Array(count).keys()].map((id) => {
  // Evenly spread values, the same on every run.
  const spread = (id * 7919) % 1009
  return {
    id,
    airportCode: 'AMS',
    name: `Terrein ${id}`,
    imageUrl: '/images/parking-self-1.svg',
    type: types[id % types.length] ?? 'self',
    distance: spread % 24,
    distanceUnit: 'min',
    pricePerDay: 5 + (spread % 400) / 20,
    rating: 3 + (spread % 20) / 10,
    reviews: spread,
    affiliateUrl: 'https://aanbieder.example.com/',
    ...emptyFields,
    ...unknownFields,
    features: {
      security: spread % 2 === 0,
      covered: spread % 3 === 0,
      chargingPoint: spread % 4 === 0,
      keyDrop: spread % 5 === 0,
      cameras: spread % 6 > 0,
      fenced: spread % 7 > 0,
    },
  }
})

for (const sortBy of sorts) {
  const filter = changed(defaultFilter, { sortBy, maxDistance: 18, security: { cameras: true } })
  const times = [...Array(rounds)].map(() => {
    const start = performance.now()
    filterParkings(parkings, filter)
    filterCounts(parkings, filter)
    return performance.now() - start
  })
  times.sort((a, b) => a - b)
  const [median = 0, slow = 0, first = 0] = [0.5, 0.99, 1].map((part) => times[part * rounds - 1])
  process.stdout.write(
    `${count} parkings by ${sortBy.padEnd(8)}  median ${ms(median)}  99% ${ms(slow)}  slowest ${ms(first)}\n`,
  )
}

function ms(time: number): string {
  return `${time.toFixed(2).padStart(5)} ms`
}
