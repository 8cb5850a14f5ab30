import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Post } from '#domain/post/post.ts'
import { aPost } from '#test/fixtures.ts'
import { PostBody } from './post-body.tsx'

test.each(['', 'geen', '2026-13-45'])('a draft with date %j is rendered', async (date) => {
  const element = <PostBody post={aPost({ content: '<p>Boek op tijd.</p>', date })} />
  const screen = await render(
    <RouterProvider router={createMemoryRouter([{ element, path: '/' }])} />,
  )

  await expect.element(screen.getByText('Boek op tijd.')).toBeVisible()
  await expect.element(screen.getByText(/1 minuut lezen/)).toBeVisible()
})

test('a response without text or author shows the default text, by the team', async () => {
  // Not as our own call answers, but as the specification allows.
  const post = { ...aPost(), content: null, author: '' } as unknown as Post
  const screen = await render(
    <RouterProvider
      router={createMemoryRouter([{ element: <PostBody post={post} />, path: '/' }])}
    />,
  )

  await expect.element(screen.getByText('Waarom vooraf reserveren loont')).toBeVisible()
  await expect.element(screen.getByText('Team Parkeerpiloot')).toBeVisible()
})
