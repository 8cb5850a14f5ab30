import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { parkingCount } from '#domain/parking/parking.ts'
import { parkingLabelNames } from '#domain/parking/parking-labels.ts'
import { enoughReviews } from '#domain/parking/reviews-text.ts'
import type { LeftOutPlace } from '#domain/provider/provider.ts'
import type { PublicSettings } from '#domain/settings/setting.ts'
import { formatDay } from '#domain/text/date.ts'
import { listed } from '#domain/text/listed.ts'
import { counted } from '#domain/text/number.ts'
import { numberWord } from '#domain/text/number-word.ts'
import type { LegalText } from './legal-page.tsx'

/** How much we compare: counted from the data, never typed. */
export type Coverage = {
  parkings: number
  airports: number
  /** Names of the airports without parkings. */
  without: string[]
  leftOut: LeftOutPlace[]
}

export function howWeCompareText(
  { product, email, priceStaleDays }: PublicSettings,
  coverage: Coverage,
  recount: ReactNode,
): LegalText {
  return {
    title: 'Hoe wij vergelijken',
    summary:
      'Jij kiest waarop je sorteert, en alleen dat bepaalt de volgorde. Onze commissie telt daarin nooit mee.',
    sections: [
      {
        id: 'volgorde',
        title: 'Wat de volgorde bepaalt',
        body: (
          <>
            <p>
              Met datums sorteren we op het totaal dat je betaalt, met alle verplichte kosten erin.
              Zonder datums op de prijs per dag. Daarna kies je zelf:
            </p>
            <ul>
              <li>
                <b>prijs:</b> het laagste bedrag eerst;
              </li>
              <li>
                <b>afstand:</b> de minste minuten tot de terminal eerst;
              </li>
              <li>
                <b>beoordeling:</b> het hoogste cijfer eerst.
              </li>
            </ul>
            <p>
              Staan er twee gelijk, dan komt het terrein met de laagste prijs eerst, dan dat met de
              minste minuten, en daarna beslist de naam. Een terrein zonder prijs staat onderaan. Is
              een prijs langer dan {2 * priceStaleDays} dagen niet gecontroleerd, of gewijzigd en
              nog niet gecontroleerd, dan staat het na de terreinen met een verse prijs zodra je op
              het totaal sorteert.
            </p>
            <p>
              Je filters bepalen welke parkeerterreinen je ziet. Verder telt er niets mee. Iedereen
              met dezelfde filters en dezelfde dagen ziet dezelfde lijst, in dezelfde volgorde.
            </p>
            <p>
              De labels {listed(parkingLabelNames.map((label) => `‘${label}’`))} volgen uit dezelfde
              gegevens. Niemand kan ze kopen. Een terrein heeft er een alleen zolang zijn prijs vers
              is. ‘Laagste prijs’ staat nooit bij een schatting, en ‘Hoogste beoordeling’ alleen bij
              een cijfer met een bron en ten minste {numberWord(enoughReviews)} beoordelingen.
            </p>
          </>
        ),
      },
      {
        id: 'commissie',
        title: 'Hoe wij geld verdienen',
        body: (
          <>
            <p>
              Reserveer je via een link op onze site, dan krijgen wij een commissie van de
              aanbieder. Dat zijn de knoppen <b>Bekijk & reserveer</b>. Jij betaalt dezelfde prijs
              als wanneer je rechtstreeks boekt.
            </p>
            <p>
              <b>De commissie bepaalt nooit de volgorde.</b> Een aanbieder die ons meer betaalt,
              komt niet hoger te staan, krijgt geen label en geen groter vak. Een betaalde plaats
              bestaat bij ons niet. Meer hierover staat in de{' '}
              <Link to={href('/affiliate-disclaimer')}>affiliate disclaimer</Link>.
            </p>
          </>
        ),
      },
      {
        id: 'volledigheid',
        title: 'Hoe volledig wij zijn',
        body: (
          <>
            <p>
              We vergelijken nu {parkingCount(coverage.parkings)} bij{' '}
              {coverage.airports - coverage.without.length} van de {coverage.airports} luchthavens
              op deze site. Dat is een selectie: er zijn aanbieders die je hier niet vindt, ook
              goede.
            </p>
            {coverage.without.length > 0 && (
              <p>
                Voor {listed(coverage.without)} hebben we nog geen parkeerterreinen om te
                vergelijken. Je vindt er wel de officiële parkings en de dichtstbijzijnde
                luchthavens waar je wel kunt vergelijken.
              </p>
            )}
            <p>
              De officiële parkeerterreinen van een luchthaven noemen we apart. Kennen we de
              tarieven van zo’n terrein, dan staat het ook gewoon in de lijst, en zijn totaal bij{' '}
              <Link to={href('/welke-luchthaven')}>Welke luchthaven?</Link> Van de andere vind je de
              prijzen op de site van de luchthaven zelf.
            </p>
          </>
        ),
      },
      {
        id: 'prijzen',
        title: 'Waar de prijzen vandaan komen',
        body: (
          <>
            <p>
              Zonder datums tonen we per parkeerterrein een prijs per dag. Staat er ‘bij 8 dagen’
              bij, dan is dat wat een dag kost als je acht dagen parkeert. Anders is het de prijs
              per dag die de aanbieder noemt. Vul je je reisdagen in, dan rekenen we met zijn
              tarieven: per kalenderdag of per 24 uur, met pakketten, seizoenen en toeslagen. Onder
              ‘Zo is dit berekend’ staat elke regel. Kennen we voor jouw dagen geen tarief, dan
              staat er ‘Schatting’: de prijs per dag maal het aantal dagen.
            </p>
            <p>
              Bij elke prijs staat wanneer we hem voor het laatst nakeken. Na{' '}
              {counted(priceStaleDays, 'dag', 'dagen')} noemen we hem mogelijk verouderd.
            </p>
            <p>
              De prijs die je op de site van de aanbieder ziet als je reserveert, geldt. Het
              voordeel van ‘tot 60%’ is het grootste verschil met het tarief aan de slagboom, niet
              wat je altijd bespaart.
            </p>
          </>
        ),
      },
      {
        id: 'beoordelingen',
        title: 'Waar de beoordelingen vandaan komen',
        body: (
          <>
            <p>
              Het cijfer en het aantal beoordelingen nemen we over van anderen: van de aanbieder of
              van de site waar reizigers hem beoordelen. Wij verzamelen zelf geen beoordelingen.
            </p>
            <p>
              We kunnen daarom niet controleren of iedereen die een cijfer gaf, er ook heeft
              geparkeerd. We passen de cijfers niet aan. Let ook op het aantal: een 4,9 van twaalf
              reizigers zegt minder dan een 4,4 van duizend.
            </p>
          </>
        ),
      },
      {
        id: 'gegevens',
        title: 'Minuten en voorzieningen',
        body: (
          <>
            <p>
              De minuten zijn de tijd van het parkeerterrein naar de terminal. Weten we hoe vaak de
              bus rijdt, dan rekenen we ze zelf uit: lopen, gemiddeld wachten en rijden, of bij
              valet het afgeven van je auto. Met reisdagen zie je ook hoeveel het hooguit is. Weten
              we dat niet, dan staat er wat de aanbieder opgeeft. Een voorziening staat er alleen
              bij als de aanbieder haar noemt. Staat ze er niet, dan is ze er niet of weten we het
              niet. In de vergelijking lees je dan ‘onbekend’.
            </p>
            <p>
              Klopt er iets niet? Mail ons op <a href={`mailto:${email}`}>{email}</a> of gebruik het{' '}
              <Link to={href('/contact')}>contactformulier</Link>. {product} past het dan aan, ook
              als een aanbieder er slechter van af komt.
            </p>
          </>
        ),
      },
      {
        id: 'herbereken',
        title: 'Herbereken het zelf',
        body: (
          <>
            <p>
              Hieronder rekent <b>je eigen browser</b> de lijst opnieuw uit, met de cijfers die elke
              bezoeker van ons krijgt. Er gaat niets naar ons terug.
            </p>
            {recount}
            <p>
              Alle cijfers staan open in <a href="/api/parkings">onze gegevens</a>: tarieven,
              toeslagen en de dag waarop we ze nakeken. Een veld voor commissie zit er niet in, want
              de volgorde kent het niet.
            </p>
          </>
        ),
      },
      ...(coverage.leftOut.length > 0 ? [leftOutSection(coverage.leftOut)] : []),
    ],
  }
}

/** What we know of and do not list, by airport. */
function leftOutSection(places: LeftOutPlace[]): LegalText['sections'][number] {
  return {
    id: 'niet-getoond',
    title: 'Wat we niet tonen',
    body: places.map(({ airport, shown, leftOut }) => (
      <div key={airport} className="[&>:where(:not(:first-child))]:mt-[1em]">
        <p>
          <b>
            Wij tonen {shown} van {shown + leftOut.length} ons bekende aanbieders bij {airport}.
          </b>{' '}
          {leftOut.length === 1 ? 'Deze ene' : 'Deze'} niet, en dit is waarom.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Aanbieder</th>
              <th scope="col">Reden</th>
              <th scope="col">Sinds</th>
            </tr>
          </thead>
          <tbody>
            {leftOut.map(({ name, because, since }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{because}</td>
                <td>{since === null ? 'onbekend' : formatDay(since)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )),
  }
}
