/** One figure, with what tells it apart from the others of its metric. */
export type Sample = {
  value: number
  labels?: Record<string, string>
  part?: 'bucket' | 'sum' | 'count'
}

export type Metric = {
  /** Without the prefix of the product. A counter ends in `_total`. */
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  read: () => Sample[] | Promise<Sample[]>
}

/** What is only known by asking for it. */
export function gauge(name: string, help: string, read: Metric['read']): Metric {
  return { name, type: 'gauge', help, read }
}

/** Counts since the start of this process, by the values of its labels. */
export function counter<Label extends string>(name: string, help: string, labels: Label[] = []) {
  const counts = new Map<string, number>()

  return {
    name,
    type: 'counter' as const,
    help,
    add(...values: string[]): void {
      const key = values.join('\n')
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    read: (): Sample[] =>
      labels.length === 0
        ? [{ value: counts.get('') ?? 0 }]
        : [...counts].map(([key, value]) => ({ value, labels: named(labels, key.split('\n')) })),
  }
}

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Durations in seconds since the start of this process, by the value of one label. */
export function durations(name: string, help: string, label: string) {
  type Measured = { buckets: number[]; sum: number; count: number }
  const measured = new Map<string, Measured>()

  return {
    name,
    type: 'histogram' as const,
    help,
    observe(value: string, ms: number): void {
      const seconds = ms / 1_000
      const own = measured.get(value) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 }
      measured.set(value, own)
      own.sum += seconds
      own.count += 1
      bounds.forEach((bound, nth) => {
        if (seconds <= bound) own.buckets[nth] = (own.buckets[nth] ?? 0) + 1
      })
    },
    read: (): Sample[] =>
      [...measured].flatMap(([value, { buckets, sum, count }]) => {
        const labels = { [label]: value }
        const upTo = (le: string, value: number): Sample => ({
          value,
          labels: { ...labels, le },
          part: 'bucket',
        })
        return [
          ...bounds.map((bound, nth) => upTo(`${bound}`, buckets[nth] ?? 0)),
          upTo('+Inf', count),
          { value: sum, labels, part: 'sum' },
          { value: count, labels, part: 'count' },
        ]
      }),
  }
}

function named(labels: string[], values: string[]): Record<string, string> {
  return Object.fromEntries(labels.map((label, nth) => [label, values[nth] ?? '']))
}

/** All metrics as the text that Prometheus reads. What can't be read now is left out. */
export async function asText(metrics: Metric[]): Promise<string> {
  const texts = metrics.map(async (metric) => textOf(metric, await readOf(metric)))
  return (await Promise.all(texts)).join('')
}

const readOf = async ({ read }: Metric): Promise<Sample[]> => {
  try {
    return await read()
  } catch {
    return []
  }
}

const prefix = 'parkeerpiloot_'

function textOf({ name, type, help }: Metric, samples: Sample[]): string {
  if (samples.length === 0) return ''
  const full = prefix + name
  const lines = samples.map(({ value, labels = {}, part }) => {
    const pairs = Object.entries(labels).map(([label, of]) => `${label}="${escaped(of)}"`)
    const own = pairs.length === 0 ? '' : `{${pairs.join(',')}}`
    return `${full}${part ? `_${part}` : ''}${own} ${value}\n`
  })
  return `# HELP ${full} ${help}\n# TYPE ${full} ${type}\n${lines.join('')}`
}

const escaped = (text: string): string =>
  text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))
