import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useSettings } from '#app/site/page/settings.ts'
import type { PublicSettings } from '#domain/settings/setting.ts'
import { ApplicableLaw } from './applicable-law.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { LegalPage, type LegalText } from './legal-page.tsx'

export function DisclaimerContent() {
  return <LegalPage text={disclaimerText(useSettings())} />
}

function disclaimerText(settings: PublicSettings): LegalText {
  const { product, company, email } = settings

  return {
    title: 'Affiliate disclaimer',
    summary:
      'Reserveer je via een link op onze site, dan krijgen wij een commissie van de aanbieder. Jij betaalt niets extra.',
    sections: [
      {
        id: 'wie',
        title: 'Wie wij zijn',
        body: (
          <>
            <p>
              {product} is een vergelijkingssite voor parkeren bij luchthavens en een platform van{' '}
              {company}. Wij verkopen geen parkeerplekken. We zetten de terreinen die we kennen
              naast elkaar en verwijzen je door naar de aanbieder, waar je zelf reserveert.
            </p>
            <CompanyFacts settings={settings} />
          </>
        ),
      },
      {
        id: 'commissie',
        title: 'Hoe wij geld verdienen',
        body: (
          <>
            <p>
              De links naar aanbieders zijn affiliatelinks. Ze bevatten een bronvermelding, zodat de
              aanbieder ziet dat je van {product} komt. Reserveer je daarna bij die aanbieder, dan
              betaalt hij ons een commissie.
            </p>
            <p>
              Die commissie is onze inkomstenbron. Zo kunnen we de site gratis aanbieden, zonder
              account en zonder dat je bij ons iets betaalt.
            </p>
          </>
        ),
      },
      {
        id: 'prijs',
        title: 'Wat het jou kost',
        body: (
          <p>
            Niets. Je betaalt de aanbieder dezelfde prijs als wanneer je rechtstreeks bij hem boekt.
            De commissie komt uit zijn opbrengst en komt niet boven op jouw rekening. Wij rekenen
            geen kosten voor het vergelijken, het doorklikken of het reserveren.
          </p>
        ),
      },
      {
        id: 'volgorde',
        title: 'Hoe de volgorde tot stand komt',
        body: (
          <>
            <p>
              De commissie bepaalt nooit de volgorde. Een aanbieder kan geen hogere plaats kopen.
              Jij kiest waarop de lijst is geordend:
            </p>
            <ul>
              <li>
                <b>prijs:</b> het laagste bedrag eerst, en zo opent de lijst: met reisdagen het
                totaal, zonder reisdagen de prijs per dag;
              </li>
              <li>
                <b>afstand:</b> de minste minuten tot de terminal eerst;
              </li>
              <li>
                <b>beoordeling:</b> het hoogste cijfer eerst.
              </li>
            </ul>
            <p>
              Labels zoals ‘Laagste prijs’ volgen uit dezelfde gegevens. Je filters bepalen welke
              parkeerterreinen je ziet, en verder telt er niets mee.
            </p>
          </>
        ),
      },
      {
        id: 'links',
        title: 'Welke links dat zijn',
        body: (
          <p>
            Het gaat om de knoppen <b>Bekijk & reserveer</b> bij een parkeerterrein. Ze openen de
            site van de aanbieder in een nieuw tabblad. We tellen dat er is doorgeklikt, zonder bij
            te houden wie je bent. Hoe dat werkt, lees je in het{' '}
            <Link to={href('/privacybeleid')}>privacybeleid</Link>.
          </p>
        ),
      },
      {
        id: 'volledigheid',
        title: 'Wat we wel en niet vergelijken',
        body: (
          <>
            <p>
              We tonen een selectie van parkeerterreinen. Er kunnen dus terreinen zijn die niet op
              onze site staan, ook goede. Officiële parkeerterreinen van de luchthaven noemen we
              apart. Kennen we hun tarieven, dan staan ze ook gewoon in de lijst.
            </p>
            <p>
              Prijzen, minuten en voorzieningen nemen we met zorg over, maar ze kunnen intussen
              veranderd zijn. De prijs en de voorwaarden die de aanbieder toont als je reserveert,
              gelden. Zie je een fout, meld die dan via <a href={`mailto:${email}`}>{email}</a>.
            </p>
          </>
        ),
      },
      {
        id: 'artikelen',
        title: 'Onafhankelijke artikelen',
        body: (
          <p>
            Onze blogartikelen en antwoorden op vragen schrijven we zelf. Geen aanbieder betaalt
            ervoor of leest vooraf mee.
          </p>
        ),
      },
      {
        id: 'recht',
        title: 'Wijzigingen en toepasselijk recht',
        body: (
          <>
            <p>
              Verandert de manier waarop we geld verdienen, dan lees je het hier. De datum van de
              laatste wijziging staat bovenaan. Voor het gebruik van de site gelden daarnaast onze{' '}
              <Link to={href('/algemene-voorwaarden')}>algemene voorwaarden</Link>.
            </p>
            <ApplicableLaw on="deze disclaimer" />
          </>
        ),
      },
    ],
  }
}
