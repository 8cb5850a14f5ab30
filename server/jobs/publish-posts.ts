import { publishDuePosts } from '#server/db/post-edits.ts'

/** Puts scheduled articles before visitors, once their moment has come. */
export const publishPosts = {
  name: 'publish-posts',
  every: '* * * * *',

  async run(now = new Date()): Promise<void> {
    await publishDuePosts(now)
  },
}
