import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

// A stand-in for S3-compatible storage. It checks signatures from what arrived, by the documentation of AWS and not
// by our code.

type Refusal = { status: number; code: string }

export async function startBucket() {
  const keys = { id: 'THE-KEY', secret: 'the/secret+key', region: 'eu-test' }
  const files = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const bucket = {
    keys,
    files,
    uploads,
    requests: [] as string[],
    /** Instead of its own answer. */
    refuse: (_: string): Refusal | undefined => undefined,
    /** What it stores of what it was sent. */
    store: (content: Buffer) => content,
    mayDelete: true,
    address: '',
    close: () => server.close(),
  }

  function answer(request: IncomingMessage, body: Buffer): [number, string | Buffer, string?] {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://bucket')
    const line = `${request.method} ${request.url}`
    bucket.requests.push(line)
    const refusal = bucket.refuse(line) ?? whatIsWrong(request, body, keys)
    if (refusal) return [refusal.status, `<Error><Code>${refusal.code}</Code></Error>`]
    const [, name, ...rest] = pathname.split('/')
    if (name !== 'bucket') return [404, '<Error><Code>NoSuchBucket</Code></Error>']
    const key = decodeURIComponent(rest.join('/'))

    if (query.has('list-type')) return [200, list(query)]
    const id = query.get('uploadId')
    if (request.method === 'POST' && query.has('uploads')) {
      const made = `upload-${uploads.size}`
      uploads.set(made, new Map())
      return [200, `<R><UploadId>${made}</UploadId></R>`]
    }
    if (request.method === 'PUT' && id) {
      uploads.get(id)?.set(Number(query.get('partNumber')), body)
      return [200, '', `"${createHash('md5').update(body).digest('hex')}"`]
    }
    if (request.method === 'POST' && id) {
      const parts = [...(uploads.get(id) ?? [])].toSorted(([one], [other]) => one - other)
      const isAll = parts.every(([number, content]) =>
        body.includes(
          `<PartNumber>${number}</PartNumber><ETag>&quot;${createHash('md5').update(content).digest('hex')}`,
        ),
      )
      if (!isAll) return [200, '<Error><Code>InvalidPart</Code></Error>']
      files.set(key, bucket.store(Buffer.concat(parts.map(([, content]) => content))))
      uploads.delete(id)
      return [200, '<R></R>']
    }
    if (request.method === 'DELETE') {
      if (id) uploads.delete(id)
      else if (!bucket.mayDelete) return [403, '<Error><Code>AccessDenied</Code></Error>']
      else files.delete(key)
      return [204, '']
    }
    if (request.method === 'PUT') {
      files.set(key, bucket.store(body))
      return [200, '']
    }
    const found = files.get(key)
    return found ? [200, found] : [404, '<Error><Code>NoSuchKey</Code></Error>']
  }

  /** Two at a time, so that there is a next page. */
  function list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const keysFound = [...files.keys()].filter((key) => key.startsWith(prefix)).toSorted()
    const from = Number(query.get('continuation-token') ?? 0)
    const shown = keysFound.slice(from, from + 2)
    const entries = shown.map(
      (key) => `<Contents><Key>${key}</Key><Size>${files.get(key)?.length}</Size></Contents>`,
    )
    const next = from + 2 < keysFound.length
    return `<L>${entries.join('')}${next ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''}</L>`
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const [status, content, etag] = answer(request, body)
    response.writeHead(status, etag ? { etag } : {}).end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  bucket.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/a folder`
  return bucket
}

const hex = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

function whatIsWrong(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  keys: { id: string; secret: string; region: string },
): Refusal | undefined {
  const shape =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/
  const [, id, day = '', region = '', signed = '', signature = ''] =
    shape.exec(headers.authorization ?? '') ?? []
  if (id !== keys.id) return { status: 403, code: 'InvalidAccessKeyId' }
  if (region !== keys.region) return { status: 400, code: 'AuthorizationHeaderMalformed' }
  if (headers['x-amz-content-sha256'] !== hex(body)) {
    return { status: 400, code: 'XAmzContentSHA256Mismatch' }
  }
  const names = signed.split(';')
  if (!names.includes('host') || !names.includes('x-amz-date')) {
    return { status: 403, code: 'AccessDenied' }
  }
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query
      .split('&')
      .map((pair) => (pair.includes('=') || pair === '' ? pair : `${pair}=`))
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    hex(body),
  ].join('\n')
  const toSign = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${day}/${region}/s3/aws4_request\n${hex(canonical)}`
  const mac = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest()
  const key = mac(mac(mac(mac(`AWS4${keys.secret}`, day), region), 's3'), 'aws4_request')
  return timingSafeEqual(mac(key, toSign), Buffer.from(signature, 'hex'))
    ? undefined
    : { status: 403, code: 'SignatureDoesNotMatch' }
}
