import { publishDuePosts } from '#server/db/post-edits.ts'

/** Publishes scheduled posts once their time has come. */
export const publishPosts = {
  name: 'publish-posts',
  title: 'Geplande artikelen publiceren',
  every: '* * * * *',

  async run(now = new Date()): Promise<void> {
    await publishDuePosts(now)
  },
}
