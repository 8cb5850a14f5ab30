import type { ComponentProps } from 'react'
import { href } from 'react-router'
import { AirportCard } from '#app/site/airports/airport-card.tsx'
import { AirportPicker } from '#app/site/airports/airport-picker.tsx'
import { PostCard } from '#app/site/blog/post-card.tsx'
import { Loaded } from '#app/site/page/loaded.tsx'
import { useWithStay } from '#app/site/page/use-with-stay.ts'
import { PlannerLink } from '#app/site/planner/planner-link.tsx'
import { Band } from '#app/site/shell/band.tsx'
import { Hero } from '#app/site/shell/hero.tsx'
import { useStay } from '#app/site/stay/use-stay.ts'
import type { Airport } from '#domain/airport/airport.ts'
import type { WithLowestStay } from '#domain/airport/lowest-stay.ts'
import type { PostSummary } from '#domain/post/post.ts'
import { PromiseStrip } from './promise-strip.tsx'
import { RouteSteps } from './route-steps.tsx'
import { Why } from './why.tsx'

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
    text: 'Je reserveert op de site van de aanbieder. Voor dezelfde prijs, en met de bevestiging in je eigen mail.',
  },
]

type HomeContentProps = {
  gates: ComponentProps<typeof AirportPicker>['gates']
  /** The codes of airports beside them. */
  more: string[]
  popular: (Airport & WithLowestStay)[]
  posts: PostSummary[] | Promise<PostSummary[]>
  today: string
}

export function HomeContent({ gates, more, popular, posts, today }: HomeContentProps) {
  const { stay } = useStay(today)
  const withStay = useWithStay()

  return (
    <>
      <Hero>
        <AirportPicker gates={gates} more={more} today={today} />
      </Hero>
      <PromiseStrip />
      <Band id="stappen" title="Hoe werkt het?">
        <RouteSteps steps={steps} />
        <p className="mt-6">
          <PlannerLink to={withStay(href('/vertrekplanner'))} />
        </p>
      </Band>
      <Band
        id="populair"
        title="Populaire luchthavens"
        more={{ label: 'Alle luchthavens', to: '/luchthavens' }}
        subtle
      >
        <div className="grid gap-6 sm:grid-cols-2 min-[56.25rem]:grid-cols-3">
          {popular.map((airport) => (
            <AirportCard key={airport.code} airport={airport} stay={stay} />
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
