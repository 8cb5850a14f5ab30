import { createHash, createHmac } from 'node:crypto'

export type Keys = { id: string; secret: string; region: string }

export const sha256 = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex')

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** As AWS encodes: all but letters, digits and `-._~`. */
export const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * The headers that sign a request to an S3-compatible storage: Signature Version 4, with the hash of the
 * content, so that the storage refuses what changed on its way. The path is encoded already.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function sign(
  method: string,
  address: URL,
  content: Uint8Array,
  { id, secret, region }: Keys,
  now = new Date(),
): Record<string, string> {
  const moment = `${now.toISOString().replace(/[-:]|\.\d+/g, '')}`
  const day = moment.slice(0, 8)
  const headers = {
    host: address.host,
    'x-amz-content-sha256': sha256(content),
    'x-amz-date': moment,
  }
  const names = Object.keys(headers).join(';')
  const query = Array.from(address.searchParams, (pair) => pair.map(encode).join('=')).toSorted()
  const request = [
    method,
    address.pathname,
    query.join('&'),
    ...Object.entries(headers).map(([name, value]) => `${name}:${value}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')

  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(request)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day))
  const signature = hmac(key, text).toString('hex')
  const { host: _, ...sent } = headers
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${id}/${scope},SignedHeaders=${names},Signature=${signature}`,
  }
}
