import { type APIRequestContext, expect } from '@playwright/test'
import { type BuiltSite, siteAdmin } from '#test/built-site.ts'
import { aPhoto } from '#test/pictures.ts'

const login = `${siteAdmin.ADMIN_USERNAME}:${siteAdmin.ADMIN_PASSWORD}`

export const asSiteAdmin = { authorization: `Basic ${Buffer.from(login).toString('base64')}` }

/** A page, a drawing and a photo: together they need everything that a build leaves outside. */
export async function servesAll(request: APIRequestContext, { url }: BuiltSite): Promise<void> {
  expect((await request.get(`${url}/parkeren/schiphol`)).status()).toBe(200)
  expect((await request.get(`${url}/social/parkeren/schiphol.png`)).status()).toBe(200)
  const added = await request.post(`${url}/api/admin/media`, {
    headers: {
      ...asSiteAdmin,
      'content-type': 'application/octet-stream',
      'x-file-name': 'rood.jpg',
    },
    data: await aPhoto({ width: 400, height: 240, color: '#b0413e' }),
  })
  expect(added.status()).toBe(201)
}
