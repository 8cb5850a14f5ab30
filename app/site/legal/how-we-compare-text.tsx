import { href, Link } from 'react-router'
import { parkingCount } from '#domain/parking/parking.ts'
import type { Settings } from '#domain/settings/setting.ts'
import type { LegalText } from './legal-page.tsx'

/** How much we compare: counted from the data, never typed. */
type Coverage = {
  parkings: number
  airports: number
  /** Names of the airports without parkings. */
  without: string[]
}

export function howWeCompareText({ product, email }: Settings, coverage: Coverage): LegalText {
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
            <p>De lijst opent met de laagste prijs per dag. Daarna kies je zelf:</p>
            <ul>
              <li>
                <b>prijs:</b> de laagste prijs per dag eerst;
              </li>
              <li>
                <b>afstand:</b> de minste minuten tot de terminal eerst;
              </li>
              <li>
                <b>beoordeling:</b> het hoogste cijfer eerst.
              </li>
            </ul>
            <p>
              Je filters bepalen welke parkeerterreinen je ziet: type, afstand, beveiliging en
              extra’s. Verder telt er niets mee. Iedereen met dezelfde filters ziet dezelfde lijst,
              in dezelfde volgorde. Staan er twee gelijk, dan houden we de volgorde aan waarin we de
              parkeerterreinen hebben opgenomen.
            </p>
            <p>
              Labels zoals ‘Laagste prijs’, ‘Hoogste beoordeling’ en ‘Dichtst bij de terminal’
              volgen uit dezelfde gegevens. Niemand kan ze kopen.
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
              De officiële parkeerterreinen van een luchthaven noemen we apart. Hun prijzen
              vergelijken we niet. Kijk daarvoor op de site van de luchthaven zelf.
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
              We tonen per parkeerterrein de laagste prijs per dag die de aanbieder noemt. De prijs
              voor jouw reis hangt af van de datum, de duur en hoe vroeg je boekt. Vul je je
              reisdagen in, dan vermenigvuldigen we de prijs per dag met het aantal dagen. De eerste
              en de laatste dag tellen allebei mee.
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
              De minuten zijn de tijd van het parkeerterrein naar de terminal, zoals de aanbieder
              die opgeeft. Bij een shuttle is dat de rit, zonder het wachten op de bus. Een
              voorziening staat er alleen bij als de aanbieder haar noemt. Staat ze er niet, dan is
              ze er niet of weten we het niet. In de vergelijking lees je dan ‘Niet vermeld’.
            </p>
            <p>
              Klopt er iets niet? Mail ons op <a href={`mailto:${email}`}>{email}</a> of gebruik het{' '}
              <Link to={href('/contact')}>contactformulier</Link>. {product} past het dan aan, ook
              als een aanbieder er slechter van af komt.
            </p>
          </>
        ),
      },
    ],
  }
}

const listed = (names: string[]) => new Intl.ListFormat('nl', { type: 'conjunction' }).format(names)
