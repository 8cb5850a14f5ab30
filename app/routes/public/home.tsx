import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AirportCard } from '#app/site/airports/airport-card.tsx'
import { AirportPicker } from '#app/site/airports/airport-picker.tsx'
import { PostCard } from '#app/site/blog/post-card.tsx'
import { homeText } from '#app/site/home/home-text.ts'
import { PromiseStrip } from '#app/site/home/promise-strip.tsx'
import { RouteSteps } from '#app/site/home/route-steps.tsx'
import { Why } from '#app/site/home/why.tsx'
import { Loaded } from '#app/site/page/loaded.tsx'
import { pageMeta } from '#app/site/page/page-meta.ts'
import { readJson } from '#app/site/page/read-once.ts'
import { siteOf } from '#app/site/page/settings.ts'
import { Band } from '#app/site/shell/band.tsx'
import { Hero } from '#app/site/shell/hero.tsx'
import { organization, webSite } from '#domain/address/structured-data.ts'
import type { Airport } from '#domain/airport/airport.ts'
import type { PostSummary } from '#domain/post/post.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { listFirstAirports } from '#server/db/airports.ts'
import { listPosts } from '#server/db/posts.ts'
import { requestIdContext } from '#server/http/request-context.ts'
import { log } from '#server/log.ts'
import type { Route } from './+types/home.ts'

const maxItems = { gates: 5, moreCodes: 3, popular: 3, posts: 3 }

/** Without posts the home page still works, and says that posts will follow. */
export async function loader({ context }: Route.LoaderArgs) {
  const [airports, posts] = await Promise.all([
    listFirstAirports(maxItems.gates + maxItems.moreCodes),
    listPosts().catch((error: unknown) => {
      log.error('home without posts', { id: context.get(requestIdContext), error })
      return undefined
    }),
  ])
  return data(
    { ...ofAirports(airports), posts: newest(posts ?? []), today: amsterdamDay(new Date()) },
    { status: posts ? 200 : 500 },
  )
}

export async function clientLoader() {
  const posts = readJson('/api/blog')
  const airports = readJson(`/api/airports?first=${maxItems.gates + maxItems.moreCodes}`)
  return {
    posts: posts.then(newest, () => []),
    ...ofAirports(await airports),
    today: amsterdamDay(new Date()),
  }
}

/** The dates only change the links. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

function ofAirports(airports: Airport[]) {
  return {
    gates: airports
      .slice(0, maxItems.gates)
      .map(({ code, name, slug, lowestPrice }) => ({ code, name, slug, lowestPrice })),
    more: airports
      .slice(maxItems.gates, maxItems.gates + maxItems.moreCodes)
      .map(({ code }) => code),
    popular: airports.slice(0, maxItems.popular),
  }
}

const newest = (posts: PostSummary[]) => posts.slice(0, maxItems.posts)

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)

  return pageMeta(
    {
      ...homeText(site.settings),
      path: href('/'),
      structuredData: [
        webSite(site.settings, site.siteUrl),
        organization(site.settings, site.siteUrl),
      ],
    },
    site,
  )
}

const steps = [
  {
    title: 'Kies je luchthaven',
    text: 'Kies waar je vertrekt en je ziet meteen de parkeerterreinen die we daar kennen.',
  },
  {
    title: 'Vergelijk aanbieders',
    text: 'Zet prijs, afstand, beveiliging en beoordelingen naast elkaar. Filter tot je overhoudt wat bij je past.',
  },
  {
    title: 'Boek direct',
    text: 'Je reserveert op de site van de aanbieder. Zonder toeslag en met de bevestiging in je eigen mail.',
  },
]

export default function Home({ loaderData }: Route.ComponentProps) {
  const { gates, more, popular, posts, today } = loaderData

  return (
    <>
      <Hero>
        <AirportPicker gates={gates} more={more} today={today} />
      </Hero>
      <PromiseStrip />
      <Band id="stappen" title="Hoe werkt het?">
        <RouteSteps steps={steps} />
      </Band>
      <Band
        id="populair"
        title="Populaire luchthavens"
        more={{ label: 'Alle luchthavens', to: '/luchthavens' }}
        subtle
      >
        <div className="grid gap-6 sm:grid-cols-2 min-[56.25rem]:grid-cols-3">
          {popular.map((airport) => (
            <AirportCard key={airport.code} airport={airport} />
          ))}
        </div>
      </Band>
      <Why />
      <Band
        id="blog"
        title="Onze laatste blogartikelen"
        more={{ label: 'Bekijk alle artikelen', to: '/blog' }}
      >
        <Loaded value={posts} loading="Blog artikelen laden..." failed={<NoPosts />}>
          {(posts) => (posts.length > 0 ? <Posts posts={posts} /> : <NoPosts />)}
        </Loaded>
      </Band>
    </>
  )
}

function Posts({ posts }: { posts: PostSummary[] }) {
  return (
    <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 min-[56.25rem]:grid-cols-3">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </div>
  )
}

function NoPosts() {
  return <p className="text-ink-muted">Binnenkort nieuwe blog artikelen beschikbaar.</p>
}
